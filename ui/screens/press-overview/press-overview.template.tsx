import { pressParamsCodec, type PressListingState } from '#domain/listing/press-list.ts';
import type { PageOf } from '#domain/page/page.ts';
import { toQueryString } from '#domain/query-pairs.ts';
import type { PressSearchResult } from '#ports/search.port.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { FilterLinks } from '#ui/components/filter-links.tsx';
import { LinkList } from '#ui/components/link-list.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { Pagination } from '#ui/components/pagination.tsx';
import { PressSidebar } from '#ui/components/press-sidebar.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { PageMetadata } from '#ui/head/page-metadata.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useOfflineMessage } from '#ui/kit/use-offline-message.ts';
import type { TemplateVisit } from '#ui/template/page-visit.ts';
import { defineTemplateWithParams, type TemplateProps } from '#ui/template/template.ts';
import styles from '#ui/screens/press-overview/press-overview.module.css';

/** The data of the press overview. */
interface PressOverviewData {
  /** The overview's path, without query. */
  readonly path: string;
  /** The chosen year; null: all. */
  readonly year: number | null;
  readonly listing: PressSearchResult;
}

type PressOverviewProps = TemplateProps<PageOf<'pressOverview'>, PressOverviewData>;

/** The press overview: the latest release large, the others below it, twelve per page (TPL-16, LIST-12). */
function PressOverviewScreen({ page, data: { path, year, listing } }: PressOverviewProps) {
  const { t } = useSite();
  const toAddress = (number: number, of: number | null = year) =>
    `${path}${toQueryString(pressParamsCodec.write({ year: of, page: number }))}`;
  const [lead, ...rest] = listing.releases;
  const isFront = listing.page === 1 && year === null;
  const details = [year, listing.page > 1 && t('pages.page', { page: listing.page })].filter(Boolean);
  const offline = useOfflineMessage(listing);
  const unavailableText = offline?.title ?? t('press.unavailable');
  return (
    <article data-theme={page.theme ?? 'petrol'}>
      <PageMetadata
        page={page}
        at={toAddress(listing.page)}
        {...(details.length > 0 && { detail: details.join(', ') })}
      />
      <PageHead page={page} look="cover" aside={<Prose text={page.introduction} />} />
      <div className="wrap part split">
        <aside>
          <PressSidebar contact={page.contact} />
        </aside>
        <section aria-labelledby="releases" id="results">
          <h2 id="releases" className="visually-hidden">
            {t('press.list')}
          </h2>
          {listing.years.length > 1 && (
            // The releases by year (WAY-45).
            <nav className={styles.years} aria-label={t('press.years')}>
              <FilterLinks
                links={[null, ...listing.years.map((one) => one.year)].map((of) => ({
                  href: toAddress(1, of),
                  children: of ?? t('press.allYears'),
                  isShown: of === year,
                }))}
              />
            </nav>
          )}
          {isFront && lead && (
            <LinkList look="lead" items={[{ ...lead, kind: t('press.latest') }]} eager={1} />
          )}
          {listing.releases.length === 0 && (
            <p className={styles.nothing}>
              {listing.availability === 'unavailable'
                ? unavailableText
                : t(year === null ? 'press.empty' : 'press.emptyYear')}
            </p>
          )}
          <LinkList look="row" items={isFront ? rest : listing.releases} />
          <Pagination page={listing.page} pages={listing.pages} addressOf={(number) => toAddress(number)} />
        </section>
      </div>
      <Blocks blocks={page.content} />
    </article>
  );
}

async function load(
  _page: PageOf<'pressOverview'>,
  { path, locale, search, signal }: TemplateVisit,
  { page, year }: PressListingState,
): Promise<PressOverviewData> {
  return { path, year, listing: await search.press({ locale, page, year }, signal) };
}

/** The press releases (TPL-16). */
export const pressOverviewTemplate = defineTemplateWithParams<
  'pressOverview',
  PressOverviewData,
  PressListingState
>(pressParamsCodec, {
  load,
  words: ['press'],
  View: PressOverviewScreen,
});
