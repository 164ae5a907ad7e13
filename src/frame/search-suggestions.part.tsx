import { Clock } from '#ports/clock.port.ts';
import { SearchPort } from '#ports/search.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { useContainer } from '#src/routes/runtime-context.tsx';
import type { SearchSuggestionsProps } from '#ui/kit/services-context.tsx';
import { useSiteContext } from '#ui/kit/site-context.tsx';
import { useCallOnMountAndChange } from '#ui/kit/use-call-on-mount-and-change.ts';
import { useStartedViewModel } from '#ui/kit/use-started-view-model.ts';
import { SearchSuggestions } from '#ui/layout/search-suggestions.tsx';
import { SearchSuggestionsViewModel } from '#ui/layout/search-suggestions.view-model.ts';

/** The suggestions of the header's search, for the text in its field. */
export function HeaderSearchSuggestions({ keyword, searchPath }: SearchSuggestionsProps) {
  const world = useContainer();
  const { locale } = useSiteContext();
  const viewModel = useStartedViewModel(
    () => new SearchSuggestionsViewModel(world.get(SearchPort), world.get(Clock), world.get(Timer), locale),
  );
  useCallOnMountAndChange(viewModel.type, keyword);
  return <SearchSuggestions viewModel={viewModel} searchPath={searchPath} />;
}
