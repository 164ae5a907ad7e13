import { Clock } from '#ports/clock.port.ts';
import { SearchPort } from '#ports/search.port.ts';
import { useContainer } from '#src/routes/runtime-context.tsx';
import { defineTemplate, type PageOf, type TemplateProps } from '#src/templates/template.ts';
import { useStartedViewModel } from '#ui/kit/use-started-view-model.ts';
import { useFavouritesView } from '#ui/kit/visitor-context.tsx';
import { FavouritesScreen } from '#ui/screens/favourites/favourites.screen.tsx';
import { FavouritesViewModel } from '#ui/screens/favourites/favourites.view-model.ts';

/** The visitor's favourites (TPL-11). The server renders the page without them, because only the browser knows the visitor. */
export const favourites = defineTemplate<'favorites'>({ load: async () => null, words: ['personal'], View });

function View({ page }: TemplateProps<PageOf<'favorites'>, null>) {
  const world = useContainer();
  const favouritesState = useFavouritesView();
  const viewModel = useStartedViewModel(
    () => new FavouritesViewModel(world.get(SearchPort), world.get(Clock), favouritesState.favourites),
  );
  return <FavouritesScreen page={page} viewModel={viewModel} />;
}
