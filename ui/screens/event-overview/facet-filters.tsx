import { observer } from 'mobx-react-lite';
import type { EventFacetName } from '#domain/facet/facet.ts';
import { Checks } from '#ui/components/checks.tsx';
import styles from '#ui/components/facet-groups.module.css';
import { FoldedChecks } from '#ui/components/folded-checks.tsx';
import { useAwake } from '#ui/kit/use-awake.ts';
import { useFilterPress } from '#ui/kit/use-filter-press.ts';
import type { EventOverviewViewModel } from '#ui/screens/event-overview/event-overview.view-model.ts';
import { useWords } from '#ui/words/use-words.tsx';

interface OfCalendar {
  readonly viewModel: EventOverviewViewModel;
}

/** The filters as groups of checkboxes, each with how many it leaves (LIST-8). */
export const FacetFilters = observer(function FacetFilters({ viewModel }: OfCalendar) {
  const t = useWords();
  const press = useFilterPress(viewModel.addressWith);
  return (
    <div className={styles.facets} onPointerDown={press}>
      {viewModel.facets.map(({ name, first, rest, isLong }) => (
        <fieldset key={name}>
          <legend>{t(`events.facet.${name}`)}</legend>
          {isLong && <FacetSearch name={name} viewModel={viewModel} />}
          <Checks name={name} values={first} onToggle={viewModel.choose} />
          {rest.length > 0 && (
            <FoldedChecks
              title={t(`events.facet.${name}`)}
              name={name}
              values={rest}
              onToggle={viewModel.choose}
            />
          )}
        </fieldset>
      ))}
    </div>
  );
});

/** Finding one of very many values; it filters the list of values, not the concerts. */
const FacetSearch = observer(function FacetSearch({
  name,
  viewModel,
}: OfCalendar & { readonly name: EventFacetName }) {
  const t = useWords();
  const label = t('events.facet.find', { facet: t(`events.facet.${name}`).toLowerCase() });
  if (!useAwake()) return null;
  return (
    <input
      className={styles.find}
      type="search"
      aria-label={label}
      placeholder={label}
      value={viewModel.sought(name)}
      onChange={(event) => viewModel.seek(name, event.currentTarget.value)}
    />
  );
});
