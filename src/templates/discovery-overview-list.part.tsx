import { discoveryOverviewListOperations } from '#domain/listing/discovery-listing-state.ts';
import type { PageOf, TemplateProps } from '#src/templates/template.ts';
import type { TemplateData } from '#src/templates/template-data.ts';
import { narrowSource, useList } from '#src/templates/use-list.ts';
import { OverviewList } from '#ui/screens/discovery-overview/overview-list.tsx';

type Data = TemplateData<'discoveryOverview'>;

type ListData = Extract<Data, { readonly kind: 'list' }>;

interface Props extends Omit<TemplateProps<PageOf<'discoveryOverview'>, Data>, 'data'> {
  readonly data: ListData;
}

/** The list that replaces the front page of discovery, with its state. */
export function DiscoveryOverviewList({ page, data, source }: Props) {
  const lists = narrowSource<Data, ListData>(source, (other) => (other.kind === 'list' ? other : undefined));
  return <OverviewList page={page} list={useList(discoveryOverviewListOperations, data, lists)} />;
}
