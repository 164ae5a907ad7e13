import { Clock } from '#ports/clock.port.ts';
import { SearchPort } from '#ports/search.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { useContainer } from '#src/routes/runtime-context.tsx';
import type { SuggestionsProps } from '#ui/kit/services-context.tsx';
import { useSite } from '#ui/kit/site-context.tsx';
import { useReportValue } from '#ui/kit/use-report-value.ts';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import { Suggestions } from '#ui/layout/suggestions.tsx';
import { SuggestionsViewModel } from '#ui/layout/suggestions.view-model.ts';

/** The suggestions of the header's search, for the text in its field. */
export function SuggestionsPart({ keyword, searchPath }: SuggestionsProps) {
  const world = useContainer();
  const { locale } = useSite();
  const viewModel = useViewModel(
    () => new SuggestionsViewModel(world.get(SearchPort), world.get(Clock), world.get(Timer), locale),
  );
  useReportValue(viewModel.lookFor, keyword);
  return <Suggestions viewModel={viewModel} searchPath={searchPath} />;
}
