import { observer } from 'mobx-react-lite';
import type { EventCard } from '#domain/event/event.ts';
import { listUpcomingFavourites, type FavouritesByMonth } from '#domain/favourites/favourites-by-month.ts';
import type { Page } from '#domain/page/page.ts';
import { toFirstDayOfMonth } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import { ConcertRow } from '#ui/components/concert-row.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { Section } from '#ui/components/section.tsx';
import { useCallOnMountAndChange } from '#ui/kit/use-call-on-mount-and-change.ts';
import { useListedEventTickets } from '#ui/kit/use-event-offer.ts';
import { useFormats } from '#ui/kit/use-formats.ts';
import { FavouritesExportActions } from '#ui/screens/favourites/favourites-export-actions.tsx';
import type { FavouritesViewModel } from '#ui/screens/favourites/favourites.view-model.ts';
import { useTranslate } from '#ui/words/use-words.tsx';
import styles from '#ui/screens/favourites/favourites-list.module.css';

interface FavouritesListProps {
  readonly season: FavouritesByMonth;
  readonly viewModel: FavouritesViewModel;
  /** The page of favourites. */
  readonly page: Pick<Page, 'title' | 'url'>;
}

/** The list: its total and actions, then the concerts by month. */
export const FavouritesList = observer(function FavouritesList({
  season,
  viewModel,
  page,
}: FavouritesListProps) {
  const t = useTranslate();
  const formats = useFormats();
  const coming = listUpcomingFavourites(season);
  return (
    <>
      <div className={styles.summary}>
        <p className={styles.count} role="status">
          {t('favourites.count', { count: coming.length })}
        </p>
        {coming.length > 0 && (
          <div className={styles.sum}>
            {season.lowestTotal > 0 && <Total season={season} viewModel={viewModel} />}
            <FavouritesExportActions events={coming} page={page} />
          </div>
        )}
      </div>
      {coming.map((event) => (
        <OfferWatch key={event.uri} event={event} onChange={viewModel.advanceTo} />
      ))}
      {season.months.map(({ month, events }) => (
        <Section key={month} title={formats.month(toFirstDayOfMonth(month))}>
          <Concerts events={events} />
        </Section>
      ))}
      {season.past.length > 0 && (
        <Section title={t('favourites.past')}>
          <Concerts events={season.past} />
        </Section>
      )}
      {viewModel.missingCount > 0 && (
        <p className={styles.missing}>{t('favourites.missing', { count: viewModel.missingCount })}</p>
      )}
    </>
  );
});

interface OfferWatchProps {
  readonly event: EventCard;
  readonly onChange: (now: Instant) => void;
}

/** Reports when time alone changes the offer or the price of a concert; renders nothing. */
function OfferWatch({ event, onChange }: OfferWatchProps) {
  const { now } = useListedEventTickets(event);
  useCallOnMountAndChange(onChange, now);
  return null;
}

function Concerts({ events }: { readonly events: readonly EventCard[] }) {
  return (
    <ul className={styles.concerts}>
      {events.map((event) => (
        <li key={event.uri}>
          <ConcertRow event={event} isDated />
        </li>
      ))}
    </ul>
  );
}

/** The minimum total price, for a number of people. */
const Total = observer(function Total({ season, viewModel }: Omit<FavouritesListProps, 'page'>) {
  const t = useTranslate();
  const formats = useFormats();
  const { partySize, canRemovePerson, canAddPerson } = viewModel;
  return (
    <div className={styles.total}>
      <p>
        <span>{t('favourites.total')}</span> <output>{formats.money(viewModel.total, 'whole')}</output>
      </p>
      <div className={styles.people} role="group" aria-label={t('favourites.partySize')}>
        <button
          type="button"
          aria-label={t('favourites.fewer')}
          aria-disabled={!canRemovePerson}
          onClick={() => viewModel.setPartySize(partySize - 1)}
        >
          <Icon name="minus" />
        </button>
        <b>{partySize}</b>
        <button
          type="button"
          aria-label={t('favourites.more')}
          aria-disabled={!canAddPerson}
          onClick={() => viewModel.setPartySize(partySize + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <p className={styles.note}>
        {t('favourites.totalNote', { count: partySize })}
        {season.unpricedCount > 0 && ` ${t('favourites.totalOpen', { count: season.unpricedCount })}`}
      </p>
    </div>
  );
});
