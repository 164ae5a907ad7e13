import { alternatesOf } from '#domain/page/alternates.ts';
import { documentTitle } from '#domain/page/document-title.ts';
import type { Page } from '#domain/page/page.ts';
import { plainText } from '#domain/richtext/rich-text.ts';
import { useSite } from '#ui/kit/site-context.tsx';

export interface PageHeadProps {
  readonly page: Page;
  /** The page's path with what of its query makes another page of it. */
  readonly at?: string;
  /** Added to the title: the page number of a list. */
  readonly detail?: string;
  /** Not to be found by search engines: one of very many views of a list. */
  readonly isHidden?: boolean;
}

/** What search engines, browsers' tabs and other sites are told of a page (ROUTE-18, ROUTE-19). */
export function PageHead({ page, at, detail, isHidden = false }: PageHeadProps) {
  const { global, locale, settings } = useSite();
  const hall = global?.site.name ?? '';
  const own =
    page.kind === 'home' ? undefined : [page.seo?.title ?? page.title, detail].filter(Boolean).join(', ');
  const description =
    page.seo?.description ?? (plainText(page.introduction) || page.subtitle || global?.seo.description);
  const alternates = alternatesOf(page, settings.origin, at);
  return (
    <>
      <title>{documentTitle(hall, own)}</title>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={alternates.canonical} />
      {alternates.languages.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {isHidden && <meta name="robots" content="noindex, follow" />}
      <meta property="og:title" content={page.title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={alternates.canonical} />
      <meta property="og:site_name" content={hall} />
      <meta property="og:locale" content={locale === 'nl' ? 'nl_NL' : 'en_GB'} />
    </>
  );
}
