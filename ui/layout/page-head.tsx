import { calendarPath, hasCalendar } from '#domain/calendar/calendar-path.ts';
import type { Page } from '#domain/page/page.ts';
import { seoOf } from '#domain/page/seo.ts';
import { useSite } from '#ui/kit/site-context.tsx';

interface PageHeadProps {
  readonly page: Page;
  /** The page's path with what of its query makes another page of it. */
  readonly at?: string;
  /** The path with query that engines are to find this on, where it belongs to another page. */
  readonly canonical?: string;
  /** Added to the title: the page number of a list. */
  readonly detail?: string;
  /** Not to be found by search engines: one of very many views of a list. */
  readonly isHidden?: boolean;
}

/** Before what all pages share is known: nothing is said of the hall. */
const unknownHall = { site: { handle: '', language: '', name: '' }, seo: { title: '' } };

/** What search engines, browsers' tabs and other sites are told of a page (ROUTE-18, ROUTE-19). */
export function PageHead({ page, at, canonical: elsewhere, detail, isHidden = false }: PageHeadProps) {
  const { global, settings } = useSite();
  const { title, description, canonical, languages, robots, openGraph } = seoOf(page, global ?? unknownHall, {
    origin: settings.origin,
    noindex: isHidden,
    ...(at && { at }),
    ...(elsewhere && { canonical: elsewhere }),
    ...(detail && { detail }),
  });
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={canonical} />
      {languages.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {hasCalendar(page.kind) && (
        <link rel="alternate" type="text/calendar" href={calendarPath(at ?? page.url)} />
      )}
      {robots && <meta name="robots" content={robots} />}
      {openGraph.map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
