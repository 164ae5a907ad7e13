import { unknownParameters } from '#domain/listing/discovery-listing-state.ts';
import { loadDiscoveryList } from '#src/loaders/discovery-list.loader.ts';
import { tellUnknown, type Visit } from '#src/loaders/visit.ts';
import { type PageOf, type TemplateProps, template } from '#src/templates/template.ts';
import { useDiscoveryList } from '#src/templates/use-discovery-list.ts';
import { DiscoverySearchScreen } from '#ui/screens/discovery-search/discovery-search.screen.tsx';
import type { DiscoveryListData } from '#ui/stores/discovery-list.ts';

/** All stories, to be filtered (TPL-5). */
export const discoverySearch = template({ load, words: ['discovery'], View });

type Props = TemplateProps<PageOf<'discoverySearch'>, DiscoveryListData>;

async function load(_page: PageOf<'discoverySearch'>, visit: Visit): Promise<DiscoveryListData> {
  tellUnknown(unknownParameters([...visit.url.searchParams]), visit);
  return loadDiscoveryList(visit, false);
}

function View({ page, data, ahead }: Props) {
  return <DiscoverySearchScreen page={page} list={useDiscoveryList(data, ahead)} />;
}
