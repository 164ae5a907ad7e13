import { observer } from 'mobx-react-lite';
import { listUpcomingFavourites, type FavouritesByMonth } from '#domain/favourites/favourites-by-month.ts';
import type { Page } from '#domain/page/page.ts';
import { toFirstDayOfMonth } from '#domain/time/hall-day.ts';
import { ConcertList } from '#ui/components/concert-list.tsx';
import { Section } from '#ui/components/section.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { FavouritesExportActions } from '#ui/screens/favourites/favourites-export-actions.tsx';
import type { FavouritesViewModel } from '#ui/screens/favourites/favourites.view-model.ts';
import styles from '#ui/screens/favourites/favourites-list.module.css';

interface FavouritesListProps {
  readonly season: FavouritesByMonth;
  readonly viewModel: FavouritesViewModel;
  /** The page of favourites. */
  readonly page: Pick<Page, 'title' | 'url'>;
}

/** The list: its actions, then the concerts by month. */
export const FavouritesList = observer(function FavouritesList({
  season,
  viewModel,
  page,
}: FavouritesListProps) {
  const { t, formats } = useSite();
  const coming = listUpcomingFavourites(season);
  return (
    <>
      <div className={`${styles.summary} wrap split`}>
        <p className={styles.count} role="status">
          {t('favourites.count', { count: coming.length })}
        </p>
        {coming.length > 0 && <FavouritesExportActions events={coming} page={page} />}
      </div>
      {season.months.map(({ month, events }) => (
        <Section key={month} title={formats.month(toFirstDayOfMonth(month))}>
          <ConcertList events={events} className={styles.concerts} />
        </Section>
      ))}
      {season.past.length > 0 && (
        <Section title={t('favourites.past')}>
          <ConcertList events={season.past} className={styles.concerts} />
        </Section>
      )}
      {viewModel.missingCount > 0 && (
        <p className="wrap part muted">{t('favourites.missing', { count: viewModel.missingCount })}</p>
      )}
    </>
  );
});
