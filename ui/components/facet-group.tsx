import { observer } from 'mobx-react-lite';
import type { KeyboardEvent, ReactNode } from 'react';
import { FilterCheckboxes } from '#ui/components/filter-checkboxes.tsx';
import { createPlainClickHandler } from '#ui/kit/follow-links.ts';
import { useSite } from '#ui/kit/site.tsx';
import { toFacetGroupId } from '#ui/stores/facet-values.store.ts';
import type { AnyListViewModel, DisplayedFacet as Group } from '#ui/stores/list.view-model.ts';
import styles from '#ui/components/facet-groups.module.css';

interface FacetGroupProps {
  readonly list: Pick<AnyListViewModel, 'toggle' | 'values'>;
  readonly group: Group;
  readonly title: string;
  /** The search field of a long facet. */
  readonly children?: ReactNode;
}

/**
 * A facet as a group of checkboxes: the first values and the chosen ones, and a link that expands the others (LIST-8, LIST-23). The
 * address of the link does the same without scripts, and if the others cannot be loaded.
 */
export const FacetGroup = observer(function FacetGroup({ list, group, title, children }: FacetGroupProps) {
  const { t } = useSite();
  const { toggle, values } = list;
  const { name, first, others, collapsedCount } = group;
  const isExpanded = values.isExpanded(name);
  const hasFailed = values.hasFailed(name);
  return (
    <fieldset id={toFacetGroupId(name)}>
      <legend>{title}</legend>
      {children}
      <FilterCheckboxes name={name} values={first} onToggle={toggle} />
      {collapsedCount > 0 && (
        <a
          className={styles.more}
          href={values.toggleAddress(name)}
          rel="nofollow"
          aria-expanded={isExpanded}
          onKeyDown={pressOnSpace}
          onClick={hasFailed ? undefined : createPlainClickHandler(() => values.toggle(name))}
        >
          {t('events.facet.more', { count: collapsedCount })}
          <span className="visually-hidden">: {title}</span>
        </a>
      )}
      {hasFailed && <p role="alert">{t('events.facet.failed')}</p>}
      {isExpanded && <FilterCheckboxes name={name} values={others} onToggle={toggle} />}
    </fieldset>
  );
});

/** The space bar presses the link as it does a button, because the link expands a part of the page. */
function pressOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
