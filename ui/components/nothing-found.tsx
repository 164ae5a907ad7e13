import { observer } from 'mobx-react-lite';
import { ButtonLink } from '#ui/components/button.tsx';
import { FilterChip } from '#ui/components/filter-chip.tsx';
import { useFilterLabelFormatter } from '#ui/components/use-filter-label-formatter.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useOfflineMessage } from '#ui/kit/use-offline-message.ts';
import type { AnyListViewModel, ListWords } from '#ui/stores/list.view-model.ts';
import styles from '#ui/components/nothing-found.module.css';

interface NothingFoundProps {
  readonly list: AnyListViewModel;
  readonly words: ListWords;
}

/**
 * An empty list: the reason, the filters to remove, and a link to go on (LIST-14). Results that were found but cannot be
 * shown count as unavailable.
 */
export const NothingFound = observer(function NothingFound({ list, words }: NothingFoundProps) {
  const { t } = useSite();
  const toLabel = useFilterLabelFormatter();
  const { listing } = list.data;
  const offline = useOfflineMessage(listing);
  const isUnavailable = listing.availability === 'unavailable' || listing.total > 0;
  const reason = isUnavailable ? 'unavailable' : 'empty';
  const { title, text } = (isUnavailable && offline) || {
    title: t(`${words}.${reason}.title`),
    text: t(`${words}.${reason}.text`),
  };
  const next = isUnavailable
    ? { label: t('events.unavailable.retry'), address: list.query.address }
    : { label: t(`${words}.all`), address: list.unfilteredAddress };
  return (
    <div className={styles.nothing} id="results">
      <h2>{title}</h2>
      <p>{text}</p>
      {list.relaxations.length > 0 && (
        <ul data-print="no">
          {list.relaxations.map((relaxation) => (
            <li key={relaxation.address}>
              <FilterChip
                label={t('events.empty.without', { label: toLabel(relaxation) })}
                count={relaxation.count}
                href={relaxation.address}
              />
            </li>
          ))}
        </ul>
      )}
      <ButtonLink look="line" href={next.address}>
        {next.label}
      </ButtonLink>
    </div>
  );
});
