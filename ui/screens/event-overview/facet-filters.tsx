import { observer } from 'mobx-react-lite';
import { memo, useDeferredValue } from 'react';
import type { EventFacetName } from '#domain/facet/facet.ts';
import { Checks, FoldedChecks } from '#ui/components/checks.tsx';
import styles from '#ui/components/facet-groups.module.css';
import { useFilterPress } from '#ui/kit/use-filter-press.ts';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import type { FacetGroup } from '#ui/screens/event-overview/event-overview.data.ts';
import type { EventOverviewViewModel } from '#ui/screens/event-overview/event-overview.view-model.ts';
import { useWords } from '#ui/words/use-words.tsx';

interface OfCalendar {
  readonly viewModel: EventOverviewViewModel;
}

/**
 * The filters as groups of checkboxes, each with how many it leaves (LIST-8). The group somebody chooses in answers at once, and
 * the counts of the others follow.
 */
export const FacetFilters = observer(function FacetFilters({ viewModel }: OfCalendar) {
  const press = useFilterPress(viewModel.list.filterAddress);
  const groups = viewModel.facets;
  const settled = useDeferredValue(groups);
  return (
    <div className={styles.facets} {...press}>
      {groups.map((group) => (
        <Group key={group.name} group={settledOf(group, settled)} viewModel={viewModel} />
      ))}
    </div>
  );
});

/** The same group as it was before, as long as nothing else is chosen in it. */
function settledOf(group: FacetGroup, settled: readonly FacetGroup[]): FacetGroup {
  const before = settled.find(({ name }) => name === group.name);
  return before && ticksOf(before) === ticksOf(group) ? before : group;
}

/** What is chosen in a group; that is always among the first. */
function ticksOf({ first }: FacetGroup): string {
  return first.flatMap(({ value, active }) => (active ? value : [])).join('\n');
}

const Group = memo(function Group({
  group: { name, first, rest, isLong },
  viewModel,
}: OfCalendar & { readonly group: FacetGroup }) {
  const t = useWords();
  const title = t(`events.facet.${name}`);
  return (
    <fieldset>
      <legend>{title}</legend>
      {isLong && <FacetSearch name={name} viewModel={viewModel} />}
      <Checks name={name} values={first} onToggle={viewModel.list.toggle} />
      {rest.length > 0 && (
        <FoldedChecks title={title} name={name} values={rest} onToggle={viewModel.list.toggle} />
      )}
    </fieldset>
  );
});

/** Finding one of very many values; it filters the list of values, not the concerts. Its place is there before it can work, so that nothing moves when it does. */
const FacetSearch = observer(function FacetSearch({
  name,
  viewModel,
}: OfCalendar & { readonly name: EventFacetName }) {
  const t = useWords();
  const label = t('events.facet.find', { facet: t(`events.facet.${name}`).toLowerCase() });
  return (
    <input
      className={styles.find}
      type="search"
      aria-label={label}
      placeholder={label}
      readOnly={!useIsHydrated()}
      value={viewModel.valueFilter(name)}
      onChange={(event) => viewModel.filterValues(name, event.currentTarget.value)}
    />
  );
});
