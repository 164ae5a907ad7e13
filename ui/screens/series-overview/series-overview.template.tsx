import { observer } from 'mobx-react-lite';
import { toErrorMessage } from '#domain/error-message.ts';
import {
  findOnlyOrganizer,
  type SeriesListingState,
  seriesListOperations,
  seriesParamsCodec,
} from '#domain/listing/series-list.ts';
import type { PageOf } from '#domain/page/page.ts';
import type { Organizer } from '#domain/series/series-card.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import type { SeriesSearchResult } from '#ports/search.port.ts';
import { ListPage } from '#ui/components/list-page.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { RowsWithBanners } from '#ui/components/rows-with-banners.tsx';
import { SeriesRow } from '#ui/components/series-row.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { loadSeriesFacetList, type SeriesFacetListData } from '#ui/template/load-list.ts';
import type { TemplateVisit } from '#ui/template/page-visit.ts';
import { defineTemplateWithParams, type TemplateProps } from '#ui/template/template.ts';
import { useListViewModel } from '#ui/template/use-list-view-model.ts';
import styles from '#ui/screens/series-overview/series-overview.module.css';

type OverviewPage = PageOf<'seriesOverview'>;

/** The data of the series overview. */
interface SeriesOverviewData extends SeriesFacetListData<Omit<SeriesSearchResult, 'facets'>> {
  /** The organizer, if exactly one is chosen and has a description (LIST-11). */
  readonly organizer: Organizer | null;
}

async function load(
  _page: OverviewPage,
  visit: TemplateVisit,
  state: SeriesListingState,
  expanded: string | null,
): Promise<SeriesOverviewData> {
  const { search, locale, now, signal } = visit;
  const allFacets = search.seriesFacets({ locale, from: toHallDay(now) }, signal);
  const [list, organizer] = await Promise.all([
    loadSeriesFacetList(state, expanded, visit, (params) => search.series(params, signal), allFacets),
    loadOrganizer(state, visit),
  ]);
  return { ...list, organizer };
}

/** Loads the organizer if exactly one is chosen; null if it has nothing to show (LIST-11). */
async function loadOrganizer(
  state: SeriesListingState,
  { cms, locale, logger, signal }: TemplateVisit,
): Promise<Organizer | null> {
  const name = findOnlyOrganizer(state);
  if (name === null) return null;
  try {
    const found = await cms.organizer({ locale, name }, signal);
    return found.kind === 'found' && hasContent(found.value) ? found.value : null;
  } catch (cause) {
    if (signal.aborted) throw cause;
    logger.warn('series.organizer-missing', { message: toErrorMessage(cause) });
    return null;
  }
}

/** The overview, fifteen series per page (LIST-11). */
const View = observer(function View({ page, data }: TemplateProps<OverviewPage, SeriesOverviewData>) {
  const list = useListViewModel(seriesListOperations, data);
  const { banners, listing, organizer } = list.data;
  return (
    <ListPage
      page={page}
      list={list}
      theme={page.theme ?? 'petrol'}
      words="series"
      over={organizer && <Introduction organizer={organizer} />}
      shown={listing.series.length}
    >
      <RowsWithBanners
        listing={listing}
        banners={banners}
        rows={listing.series.map((card) => (
          <SeriesRow key={card.uri} series={card} />
        ))}
      />
    </ListPage>
  );
});

function hasContent({ image, introduction, subtitle }: Organizer): boolean {
  return image !== undefined || introduction.length > 0 || Boolean(subtitle);
}

/** The organizer of the series shown. */
function Introduction({ organizer }: { readonly organizer: Organizer }) {
  const { t } = useSite();
  const { title, subtitle, image, introduction } = organizer;
  return (
    <section
      className={styles.organizer}
      data-surface="tint"
      data-picture={image && 'yes'}
      aria-label={t('series.organizer', { organizer: title })}
    >
      {image && <Picture picture={{ ...image, alt: '' }} portion={0.24} />}
      <div>
        <h2>{title}</h2>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        <Prose text={introduction} />
      </div>
    </section>
  );
}

/** The series overview (TPL-20). */
export const seriesOverviewTemplate = defineTemplateWithParams<
  'seriesOverview',
  SeriesOverviewData,
  SeriesListingState
>(seriesParamsCodec, {
  load,
  words: ['series'],
  View,
});
