import { isFields } from '#adapters/cms-folder/global-file.ts';
import type { IndexedDocument } from '#adapters/shared/hall.ts';
import type { SearchSection } from '#domain/listing/site-search.ts';
import { homeUri, toLocalePath } from '#domain/locale/locale-routes.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { toPlainText } from '#domain/media/rich-text.ts';
import type { Page, Template } from '#domain/page/page.ts';

interface PageFileContext {
  readonly locale: Locale;
  /** The Markdown after the front matter. */
  readonly body: string;
}

/** Completes the fields of a page file: a plain page unless `kind` says otherwise, at the address of its uri. */
export function completePage(data: unknown, { locale, body }: PageFileContext): unknown {
  if (!isFields(data)) return data;
  const { uri } = data;
  const path = uri === homeUri ? '/' : `/${String(uri)}`;
  return {
    ...(data['kind'] === 'search' && { placeholder: '' }),
    kind: 'page',
    id: toPageId(`${locale} ${String(uri)}`),
    language: locale,
    url: toLocalePath(locale, path),
    description: body,
    ...data,
  };
}

/** A stable number for a page without one: 31 bits of its FNV-1a hash. */
function toPageId(text: string): number {
  const hash = [...text].reduce(
    (code, letter) => Math.imul(code ^ (letter.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  );
  return hash >>> 1;
}

const sectionByTemplate: Partial<Readonly<Record<Template, SearchSection>>> = {
  event: 'event',
  series: 'series',
  press: 'press',
  discovery: 'discovery',
  discoveryCollection: 'discoveryCollection',
  page: 'page',
  campaign: 'campaign',
  overview: 'contentOverview',
  educationProduction: 'education',
};

/** What the search knows of a page; undefined for a kind that is not searched. */
export function createPageDocument(page: Page): IndexedDocument | undefined {
  const section = sectionByTemplate[page.kind];
  if (section === undefined) return undefined;
  return {
    section,
    uri: page.uri,
    url: page.url,
    title: page.title,
    ...(page.subtitle && { subtitle: page.subtitle }),
    introduction: toPlainText(page.introduction),
    words: [toPlainText(page.description)].filter(Boolean),
    facets: {},
    ...((page.kind === 'press' || page.kind === 'discovery') && { posted: page.posted }),
    ...(page.kind === 'event' && {
      starts: page.event.starts,
      ...(page.event.ends && { ends: page.event.ends }),
      importStatus: 'Bevestigd',
    }),
  };
}
