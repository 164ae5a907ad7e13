import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { EventFacetName } from '#domain/facet/facet.ts';
import type { ShownValue } from '#domain/facet/merge-facets.ts';
import { Check } from '#ui/components/check.tsx';
import type { EventOverviewViewModel } from '#ui/screens/event-overview/event-overview.view-model.ts';
import styles from '#ui/screens/event-overview/facet-filters.module.css';

/** Shown before the rest of a long facet is unfolded. */
const firstValues = 7;

/** The filters as groups of checkboxes, each with how many it leaves (LIST-8). */
export const FacetFilters = observer(function FacetFilters({
  viewModel,
}: {
  readonly viewModel: EventOverviewViewModel;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.facets}>
      {viewModel.facets.map(({ name, values }) => (
        <fieldset key={name}>
          <legend>{t(`events.facet.${name}`)}</legend>
          <Values
            name={name}
            values={values.filter((value, place) => place < firstValues || value.active)}
            viewModel={viewModel}
          />
          {values.length > firstValues && (
            <details>
              <summary>{t('events.facet.more', { count: values.length - firstValues })}</summary>
              <Values
                name={name}
                values={values.filter((value, place) => place >= firstValues && !value.active)}
                viewModel={viewModel}
              />
            </details>
          )}
        </fieldset>
      ))}
    </div>
  );
});

interface ValuesProps {
  readonly name: EventFacetName;
  readonly values: readonly ShownValue[];
  readonly viewModel: EventOverviewViewModel;
}

function Values({ name, values, viewModel }: ValuesProps) {
  return values.map(({ value, label, count, active }) => (
    <Check
      key={value}
      name={name}
      value={value}
      label={label}
      count={count}
      isOn={active}
      onToggle={() => viewModel.toggle(name, value)}
    />
  ));
}
