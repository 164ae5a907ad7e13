import type { Page } from '#domain/page/page.ts';
import { toPageCalendarPath } from '#ui/head/calendar-path.ts';
import { computePageHead } from '#ui/head/page-head.ts';
import { useSite } from '#ui/kit/site.tsx';

interface PageMetadataProps {
  readonly page: Page;
  /** The page's path with the query parameters that identify it. */
  readonly at?: string;
  /** The canonical path and query, if they belong to another page. */
  readonly canonical?: string;
  /** Added to the title: the page number of a list. */
  readonly detail?: string;
  /** `noindex`: one of very many views of a list. */
  readonly isHidden?: boolean;
  /** Whether the page has a calendar (ROUTE-19). */
  readonly hasCalendar?: boolean;
}

/** The values without global data: no name of the hall. */
const emptyGlobal = { site: { handle: '', language: '', name: '' }, seo: { title: '' } };

/** The page's metadata for search engines, browser tabs and link previews (ROUTE-18, ROUTE-19). */
export function PageMetadata({
  page,
  at,
  canonical: canonicalPath,
  detail,
  isHidden = false,
  hasCalendar = false,
}: PageMetadataProps) {
  const { global, settings } = useSite();
  const { title, description, canonical, languages, robots, openGraph } = computePageHead(
    page,
    global ?? emptyGlobal,
    {
      origin: settings.origin,
      noindex: isHidden,
      ...(at && { at }),
      ...(canonicalPath && { canonical: canonicalPath }),
      ...(detail && { detail }),
    },
  );
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={canonical} />
      {languages.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {hasCalendar && <link rel="alternate" type="text/calendar" href={toPageCalendarPath(at ?? page.url)} />}
      {robots && <meta name="robots" content={robots} />}
      {openGraph.map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
