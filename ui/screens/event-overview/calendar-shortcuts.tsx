import { observer } from 'mobx-react-lite';
import type { EventShortcut } from '#domain/listing/event-shortcuts.ts';
import { FilterChip } from '#ui/components/filter-chip.tsx';
import { useFacetValueLabelFormatter } from '#ui/components/use-filter-label-formatter.ts';
import { useSite } from '#ui/kit/site.tsx';
import type { EventOverviewViewModel } from '#ui/screens/event-overview/event-overview.view-model.ts';
import styles from '#ui/screens/event-overview/calendar-shortcuts.module.css';

/** The choices above the list: days, and facet values that the hall's configuration names (WAY-12). */
export const CalendarShortcuts = observer(function CalendarShortcuts({
  viewModel,
}: {
  readonly viewModel: EventOverviewViewModel;
}) {
  const { t } = useSite();
  const toFacetLabel = useFacetValueLabelFormatter();
  const toLabel = (shortcut: EventShortcut) =>
    shortcut.kind === 'days'
      ? t(`events.preset.${shortcut.preset.name}`)
      : toFacetLabel(shortcut.facet.name, shortcut.facet.label);
  return (
    <ul className={styles.shortcuts} aria-label={t('events.shortcuts')} data-print="no">
      {viewModel.shortcuts.map((shortcut) => {
        const label = toLabel(shortcut);
        const { count, isChosen } = shortcut;
        return (
          <li key={label}>
            <FilterChip
              label={label}
              href={viewModel.shortcutAddress(shortcut)}
              onChoose={() => viewModel.chooseShortcut(shortcut)}
              isOn={isChosen}
              {...(isChosen && { name: t('events.remove', { label }) })}
              {...(!isChosen && count !== null && { count })}
            />
          </li>
        );
      })}
    </ul>
  );
});
