import { isWorthShowing } from '#domain/listing/organizer-introduction.ts';
import { onlyOrganizer, readSeriesListing } from '#domain/listing/series-listing-state.ts';
import type { SeriesListing } from '#domain/listing/series-question.ts';
import { messageOf } from '#domain/message-of.ts';
import type { Organizer } from '#domain/series/organizer.ts';
import { hallDayAt } from '#domain/time/hall-day.ts';
import { Navigator } from '#ports/navigator.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { loadFacetedList } from '#src/loaders/faceted-list.loader.ts';
import type { Visit } from '#src/loaders/visit.ts';
import { useContainer } from '#src/routes/container-context.tsx';
import { type PageOf, type TemplateProps, template } from '#src/templates/template.ts';
import { useShowing } from '#ui/kit/use-showing.ts';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import type { SeriesOverviewData } from '#ui/screens/series-overview/series-overview.data.ts';
import { SeriesOverviewScreen } from '#ui/screens/series-overview/series-overview.screen.tsx';
import { FacetedList } from '#ui/stores/faceted-list.ts';

/** The series overview (TPL-20). */
export const seriesOverview = template({ load, words: ['series'], View });

type OverviewPage = PageOf<'seriesOverview'>;

async function load(_page: OverviewPage, visit: Visit): Promise<SeriesOverviewData> {
  const { search, locale, now, signal } = visit;
  const [list, organizer] = await Promise.all([
    loadFacetedList(visit, {
      listing: (question, page) => search.series({ ...question, page }, signal),
      facets: () => search.seriesFacets({ locale, from: hallDayAt(now) }, signal),
    }),
    organizerFor(visit),
  ]);
  return { ...list, organizer };
}

/** Asked for only where exactly one is chosen, and kept only where there is something to show (LIST-11). */
async function organizerFor({ url, cms, locale, logger, signal }: Visit): Promise<Organizer | null> {
  const name = onlyOrganizer(readSeriesListing([...url.searchParams]));
  if (name === null) return null;
  try {
    const found = await cms.organizer({ locale, name }, signal);
    return found.kind === 'found' && isWorthShowing(found.value) ? found.value : null;
  } catch (cause) {
    if (signal.aborted) throw cause;
    logger.warn('series.no-organizer', { message: messageOf(cause) });
    return null;
  }
}

function View({ page, data, ahead }: TemplateProps<OverviewPage, SeriesOverviewData>) {
  const world = useContainer();
  const list = useViewModel(
    () =>
      new FacetedList<SeriesListing, SeriesOverviewData>(world.get(Navigator), world.get(Timer), data, ahead),
  );
  useShowing(list, data);
  return <SeriesOverviewScreen page={page} list={list} />;
}
