import { observer } from 'mobx-react-lite';
import { memo, useDeferredValue } from 'react';
import type { EventFacetName } from '#domain/facet/facet.ts';
import { FacetGroup } from '#ui/components/facet-group.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useFilterPrefetchHandlers } from '#ui/kit/use-filter-prefetch-handlers.ts';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import type { DisplayedEventFacet } from '#ui/screens/event-overview/event-overview.data.ts';
import type { EventOverviewViewModel } from '#ui/screens/event-overview/event-overview.view-model.ts';
import styles from '#ui/components/facet-groups.module.css';

interface FacetFiltersProps {
  readonly viewModel: EventOverviewViewModel;
}

/**
 * The filters as groups of checkboxes, with the number of results of each (LIST-8). The group that the visitor changes
 * renders immediately; the counts of the others are deferred.
 */
export const FacetFilters = observer(function FacetFilters({ viewModel }: FacetFiltersProps) {
  const pressHandlers = useFilterPrefetchHandlers(viewModel.list);
  const groups = viewModel.facets;
  const deferredGroups = useDeferredValue(groups);
  return (
    <div className={styles.facets} {...pressHandlers}>
      {groups.map((group) => (
        <Group key={group.name} group={deferGroup(group, deferredGroups)} viewModel={viewModel} />
      ))}
    </div>
  );
});

/** The deferred group, unless its chosen values have changed. */
function deferGroup(
  group: DisplayedEventFacet,
  deferredGroups: readonly DisplayedEventFacet[],
): DisplayedEventFacet {
  const deferred = deferredGroups.find(({ name }) => name === group.name);
  return deferred && chosenValues(deferred) === chosenValues(group) ? deferred : group;
}

/** The chosen values of a group; they are always in `first`. */
function chosenValues({ first }: DisplayedEventFacet): string {
  return first.flatMap(({ value, isActive }) => (isActive ? value : [])).join('\n');
}

const Group = memo(function Group({
  group,
  viewModel,
}: FacetFiltersProps & { readonly group: DisplayedEventFacet }) {
  const { t } = useSite();
  const { name, isLong } = group;
  return (
    <FacetGroup list={viewModel.list} group={group} title={t(`events.facet.${name}`)}>
      {isLong && <FacetSearch name={name} viewModel={viewModel} />}
    </FacetGroup>
  );
});

/**
 * A search field for the values of a long facet; it filters the values, not the concerts. It is rendered before hydration,
 * read-only, to avoid layout shift.
 */
const FacetSearch = observer(function FacetSearch({
  name,
  viewModel,
}: FacetFiltersProps & { readonly name: EventFacetName }) {
  const { t } = useSite();
  const label = t('events.facet.find', { facet: t(`events.facet.${name}`).toLowerCase() });
  return (
    <input
      className={styles.find}
      data-script="only"
      type="search"
      aria-label={label}
      placeholder={label}
      readOnly={!useIsHydrated()}
      value={viewModel.valueFilter(name)}
      onChange={(event) => viewModel.filterValues(name, event.currentTarget.value)}
    />
  );
});
