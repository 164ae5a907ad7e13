import { observer } from 'mobx-react-lite';
import { type discoveryListOperations, discoveryParamsCodec } from '#domain/listing/discovery-list.ts';
import type { Page } from '#domain/page/page.ts';
import { toQueryString } from '#domain/query-pairs.ts';
import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx';
import { LinkList, toStoryLink } from '#ui/components/link-list.tsx';
import { ListPage } from '#ui/components/list-page.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { useSite } from '#ui/kit/site.tsx';
import type { DiscoveryListData } from '#ui/template/load-discovery-list.ts';
import { useListViewModel } from '#ui/template/use-list-view-model.ts';

interface DiscoveryListProps {
  readonly page: Page;
  readonly data: DiscoveryListData;
  readonly rules: typeof discoveryListOperations;
  /** The path of the canonical page for search engines, if it is another one. */
  readonly canonicalPath?: string | undefined;
}

/** A list of stories: by collection, subject and keyword, of which one value is chosen at a time (LIST-10). */
export const DiscoveryList = observer(function DiscoveryList(props: DiscoveryListProps) {
  const { page, data, rules, canonicalPath } = props;
  const { t } = useSite();
  const list = useListViewModel(rules, data);
  const { listing, state } = list.data;
  return (
    <ListPage
      page={page}
      list={list}
      theme={page.theme ?? 'ocher-yellow'}
      canonical={canonicalPath && `${canonicalPath}${toQueryString(discoveryParamsCodec.write(state))}`}
      words="discovery"
      isSingleChoice
      above={<Breadcrumbs page={page} />}
      introduction={<Prose text={page.introduction} />}
      shown={listing.stories.length}
    >
      <h2 className="visually-hidden">{t('discovery.found')}</h2>
      <LinkList look="row" items={listing.stories.map(toStoryLink)} eager={2} />
    </ListPage>
  );
});
