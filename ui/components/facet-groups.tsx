import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, memo, type ReactNode, useDeferredValue } from 'react';
import type { DiscoveryFacetName, EventFacetName, SeriesFacetName } from '#domain/facet/facet.ts';
import type { FacetOption } from '#domain/facet/merge-facets.ts';
import { FilterCheckboxes } from '#ui/components/filter-checkboxes.tsx';
import { createPlainClickHandler } from '#ui/kit/follow-links.ts';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import type { AnyListViewModel, DisplayedFacet, ListWords } from '#ui/stores/list.view-model.ts';
import styles from '#ui/components/facet-groups.module.css';

/** The keys of their titles; the list of all concerts has the facets of series. */
type FacetTitleKey =
  | `events.facet.${EventFacetName | SeriesFacetName}`
  | `series.facet.${SeriesFacetName}`
  | `discovery.facet.${DiscoveryFacetName}`;

interface FacetGroupsProps {
  readonly list: AnyListViewModel;
  readonly words: ListWords;
  /** Whether one value of all is chosen at a time: links in place of checkboxes. */
  readonly isSingleChoice: boolean;
}

/**
 * The facets of a list as groups of values, with the number of results of each (LIST-8). The group that the visitor changes renders
 * immediately; the counts of the others are deferred.
 */
export const FacetGroups = observer(function FacetGroups({ list, words, isSingleChoice }: FacetGroupsProps) {
  const { t } = useSite();
  const groups = list.facets;
  const deferredGroups = useDeferredValue(groups);
  return (
    <div className={styles.facets}>
      {groups.map((group) => (
        <Group
          key={group.name}
          list={list}
          group={deferGroup(group, deferredGroups)}
          title={t(`${words}.facet.${group.name}` as FacetTitleKey)}
          isSingleChoice={isSingleChoice}
        />
      ))}
    </div>
  );
});

/** The deferred group, unless its chosen values have changed. */
function deferGroup(group: DisplayedFacet, deferredGroups: readonly DisplayedFacet[]): DisplayedFacet {
  const deferred = deferredGroups.find(({ name }) => name === group.name);
  return deferred && listChosen(deferred) === listChosen(group) ? deferred : group;
}

/** The chosen values of a group; they are always in `first`. */
function listChosen({ first }: DisplayedFacet): string {
  return first.flatMap(({ value, isActive }) => (isActive ? value : [])).join('\n');
}

interface GroupProps {
  readonly list: AnyListViewModel;
  readonly group: DisplayedFacet;
  readonly title: string;
  readonly isSingleChoice: boolean;
}

/** A facet: the first values and the chosen ones, and a link to the address that expands the others (LIST-8, LIST-23). */
const Group = memo(function Group({ list, group, title, isSingleChoice }: GroupProps) {
  const { t } = useSite();
  const { name, first, others, isExpanded, collapsedCount, isLong } = group;
  const id = `facet-${name}`;
  const renderValues = (values: readonly FacetOption[]) =>
    isSingleChoice ? (
      <Choices list={list} name={name} values={values} />
    ) : (
      <FilterCheckboxes name={name} values={values} onToggle={list.toggle} />
    );
  return (
    <fieldset id={id}>
      <legend>{title}</legend>
      {isLong && <FacetSearch list={list} name={name} title={title} />}
      {renderValues(first)}
      {collapsedCount > 0 && (
        <ExpandLink list={list} name={name} isExpanded={isExpanded} fragment={`#${id}`}>
          {t('events.facet.more', { count: collapsedCount })}
          <span className="visually-hidden">: {title}</span>
        </ExpandLink>
      )}
      {isExpanded && renderValues(others)}
    </fieldset>
  );
});

interface FacetProps {
  readonly list: AnyListViewModel;
  readonly name: string;
}

interface ExpandLinkProps extends FacetProps {
  readonly isExpanded: boolean;
  /** The fragment of the group's id. */
  readonly fragment: string;
  readonly children: ReactNode;
}

/** Expands or collapses a facet at its address, in place where scripts run. */
const ExpandLink = observer(function ExpandLink({
  list,
  name,
  isExpanded,
  fragment,
  children,
}: ExpandLinkProps) {
  return (
    <Link
      mode="filter"
      className={styles.more}
      href={`${list.expandAddress(name)}${fragment}`}
      rel="nofollow"
      aria-expanded={isExpanded}
      onKeyDown={pressOnSpace}
      onClick={createPlainClickHandler(() => list.toggleExpanded(name))}
    >
      {children}
    </Link>
  );
});

/** The space bar presses the link as it does a button, because the link expands a part of the page. */
function pressOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

interface FacetSearchProps extends FacetProps {
  /** The title of the facet. */
  readonly title: string;
}

/**
 * A search field for the values of a long facet; it filters the values, not the list. It is rendered before hydration,
 * read-only, to avoid layout shift.
 */
const FacetSearch = observer(function FacetSearch({ list, name, title }: FacetSearchProps) {
  const { t } = useSite();
  const label = t('events.facet.find', { facet: title.toLowerCase() });
  return (
    <input
      className={styles.find}
      data-script="only"
      type="search"
      aria-label={label}
      placeholder={label}
      readOnly={!useIsHydrated()}
      value={list.valueFilters[name] ?? ''}
      onChange={(event) => list.filterValues(name, event.currentTarget.value)}
    />
  );
});

/** The values of a facet of which one is chosen at a time, as links; the form of the list sends the chosen one as a field. */
const Choices = observer(function Choices({
  list,
  name,
  values,
}: FacetProps & { readonly values: readonly FacetOption[] }) {
  return (
    <ul className={styles.choices}>
      {values.map(({ value, label, count, isActive }) => (
        <li key={value} data-zero={count === 0 ? 'yes' : undefined}>
          <Link
            mode="filter"
            href={list.toggleAddress(name, value) ?? ''}
            aria-current={isActive ? 'true' : undefined}
            onClick={createPlainClickHandler(() => list.toggle(name, value))}
          >
            <span>{label}</span> <b>{count}</b>
          </Link>
          {isActive && <input type="hidden" name={name} value={value} />}
        </li>
      ))}
    </ul>
  );
});
