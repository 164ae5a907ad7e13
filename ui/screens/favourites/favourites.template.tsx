import type { PageOf } from '#domain/page/page.ts';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import { useFavouritesView } from '#ui/kit/visitor.tsx';
import { FavouritesScreen } from '#ui/screens/favourites/favourites.screen.tsx';
import { favouritesBinding } from '#ui/screens/favourites/favourites.view-model.ts';
import { defineTemplate, type TemplateProps } from '#ui/template/template.ts';

/** The visitor's favourites (TPL-11). The server renders the page without them, because only the browser knows the visitor. */
export const favouritesTemplate = defineTemplate<'favorites'>({
  source: 'ui/screens/favourites/favourites.template.tsx',
  cover: ({ theme = 'purple' }) => theme,
  sitemap: 'never',
  load: async () => null,
  words: ['personal'],
  View,
});

function View({ page }: TemplateProps<PageOf<'favorites'>, null>) {
  const favouritesState = useFavouritesView();
  const viewModel = useViewModel(favouritesBinding, (create) => create(favouritesState.favourites));
  return <FavouritesScreen page={page} viewModel={viewModel} />;
}
