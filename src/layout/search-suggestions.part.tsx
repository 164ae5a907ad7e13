import type { Locale } from '#domain/locale/locale.ts';
import { useSite, type HeaderSearchSuggestionsProps } from '#ui/kit/site.tsx';
import { useCallOnMountAndChange } from '#ui/kit/use-call-on-mount-and-change.ts';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import { SearchSuggestions } from '#ui/layout/search-suggestions.tsx';
import { searchSuggestionsBinding } from '#ui/layout/search-suggestions.view-model.ts';

/** The suggestions of the header's search, for the text in its field: those of another language begin anew. */
export function HeaderSearchSuggestions(props: HeaderSearchSuggestionsProps) {
  const { locale } = useSite();
  return <SuggestionsInLocale key={locale} locale={locale} {...props} />;
}

function SuggestionsInLocale({
  locale,
  keyword,
  searchPath,
}: HeaderSearchSuggestionsProps & { readonly locale: Locale }) {
  const viewModel = useViewModel(searchSuggestionsBinding, (create) => create(locale));
  useCallOnMountAndChange(viewModel.type, keyword);
  return <SearchSuggestions viewModel={viewModel} searchPath={searchPath} />;
}
