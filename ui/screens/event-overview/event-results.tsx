import { observer } from 'mobx-react-lite';
import { useDeferredValue, useMemo } from 'react';
import type { Banner } from '#domain/event/banner.ts';
import { isOverToday, listEndsOfToday } from '#domain/event/event-days.ts';
import type { EventCard } from '#domain/event/event.ts';
import { addDays, type HallDay, toHallDay } from '#domain/time/hall-day.ts';
import { BannerCard } from '#ui/components/banner-card.tsx';
import { ConcertList } from '#ui/components/concert-list.tsx';
import { ConcertRow } from '#ui/components/concert-row.tsx';
import { Disclosure } from '#ui/components/disclosure.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useListedConcerts } from '#ui/kit/use-listed-concerts.ts';
import type { EventOverviewViewModel } from '#ui/screens/event-overview/event-overview.view-model.ts';
import headingStyles from '#ui/screens/event-overview/day-heading.module.css';
import styles from '#ui/screens/event-overview/event-results.module.css';

/** The concerts by day; those of today that are over are folded (LIST-5). */
export const EventResults = observer(function EventResults({
  viewModel,
}: {
  readonly viewModel: EventOverviewViewModel;
}) {
  const { t } = useSite();
  const { query } = viewModel.list;
  const { listing, today } = viewModel.data;
  const ends = useMemo(() => listEndsOfToday(listing.events, today), [listing, today]);
  const { now, toListed } = useListedConcerts(listing.events, ends);
  const isOver = (event: EventCard) => isOverToday(event, today, now);
  // After a filter change the visible rows render first; the others follow deferred.
  const isDeferred = useDeferredValue(listing) !== listing;
  const isInViewOnly = query.isFromRequest && isDeferred;
  const days = isInViewOnly ? viewModel.daysInView : viewModel.days;
  return (
    <>
      {days.map(({ day, events }, index) => {
        const earlier = events.filter(({ event }) => isOver(event));
        const shown = events.filter(({ event }) => !isOver(event));
        return (
          <section key={day} className={styles.day}>
            <DayHeading day={day} />
            <Banners banners={earlier.flatMap(({ banners }) => banners)} />
            {shown.length > 0 && (
              <ul>
                {shown.map(({ event, banners }, row) => (
                  <li key={event.uri} data-deferred>
                    <Banners banners={banners} />
                    <ConcertRow {...toListed(event)} isFirst={index === 0 && row < 3} />
                  </li>
                ))}
              </ul>
            )}
            {earlier.length > 0 && (
              <Disclosure title={t('events.earlierToday', { count: earlier.length })}>
                <ul>
                  {earlier.map(({ event }) => (
                    <li key={event.uri}>
                      <ConcertRow {...toListed(event)} />
                    </li>
                  ))}
                </ul>
              </Disclosure>
            )}
          </section>
        );
      })}
      {!isInViewOnly && <Banners banners={viewModel.closingBanners} />}
    </>
  );
});

function Banners({ banners }: { readonly banners: readonly Banner[] }) {
  return banners.map((banner) => <BannerCard key={banner.id} banner={banner} />);
}

/** The best matches of a keyword, on the first page. A misspelled or incomplete keyword may have only these results. */
export function TopEvents({ listing }: Pick<EventOverviewViewModel['data'], 'listing'>) {
  const { t } = useSite();
  if (listing.topEvents.length === 0 || listing.page > 1) return null;
  return (
    <section className={styles.top}>
      <h2>{t('events.top', { count: listing.topEvents.length })}</h2>
      <ConcertList events={listing.topEvents} />
    </section>
  );
}

/** The heading of a day; it sticks while its concerts scroll. */
function DayHeading({ day }: { readonly day: HallDay }) {
  const { t, formats, now } = useSite();
  const today = toHallDay(now);
  const relativeDay =
    day === today ? t('events.day.today') : day === addDays(today, 1) ? t('events.day.tomorrow') : undefined;
  return (
    <h2 className={headingStyles.heading}>
      <time dateTime={day}>{formats.dayAndMonth(day)}</time>
      {relativeDay && <i> {relativeDay}</i>}
    </h2>
  );
}
