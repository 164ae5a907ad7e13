import { parseMarkdown } from '#adapters/cms-folder/parse-markdown.ts';
import type { IndexedDocument } from '#adapters/shared/hall.ts';
import type { EventCard } from '#domain/event/event.ts';
import type { SearchSection } from '#domain/listing/search-section.ts';
import { homeUri, toLocalePath } from '#domain/locale/locale-routes.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Page, Template } from '#domain/page/page.ts';
import { toPlainText } from '#domain/richtext/rich-text.ts';

type Fields = Readonly<Record<string, unknown>>;

interface PageFileContext {
  readonly locale: Locale;
  /** The Markdown after the front matter. */
  readonly body: string;
  /** The concerts of the folder, by the names of their files. */
  readonly concerts: ReadonlyMap<string, EventCard>;
}

/** The fields of a page that hold formatted text, in which a string is Markdown. */
const textFields = ['introduction', 'description', 'emptyText', 'contact'];

/** Those of a block and its items. */
const blockTextFields = ['introduction', 'description', 'text'];

/** The lists that a page of each kind may leave empty by not naming them. */
const emptyLists: Partial<Readonly<Record<Template, readonly string[]>>> = {
  home: ['hero', 'events'],
  series: ['prices', 'genres', 'events'],
  discoveryOverview: ['featured', 'collections'],
  discoveryCollection: ['items'],
  discovery: ['collections', 'tags', 'related'],
  press: ['pictures', 'attachments'],
  overview: ['items'],
  campaign: ['calls'],
};

/** The texts that a page of each kind may leave empty. */
const emptyTexts: Partial<Readonly<Record<Template, readonly string[]>>> = {
  pressOverview: ['contact'],
  press: ['contact'],
  favorites: ['emptyText'],
};

/** The fields of a kind of page that its file may leave out: they are empty then. */
export function listOmittablePageFields(kind: Template): readonly string[] {
  const everywhere = ['path', 'alternatives', 'editLinks', 'introduction', 'content'];
  return [...(emptyLists[kind] ?? []), ...(emptyTexts[kind] ?? []), ...everywhere];
}

/**
 * Completes the fields of a page file to those of a page: a plain page unless `kind` says otherwise, at the address of its uri, with
 * Markdown parsed and concerts named by their file.
 */
export function completePage(data: unknown, { locale, body, concerts }: PageFileContext): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  const fields: Fields = data as Fields;
  const kind = (fields['kind'] ?? 'page') as Template;
  const uri = fields['uri'];
  const path = uri === homeUri ? '/' : `/${String(uri)}`;
  const page: Fields = {
    ...Object.fromEntries(listOmittablePageFields(kind).map((name) => [name, []])),
    ...(kind === 'search' && { placeholder: '' }),
    kind,
    id: toPageId(`${locale} ${String(uri)}`),
    language: locale,
    url: toLocalePath(locale, path),
    description: parseMarkdown(body),
    ...fields,
  };
  return {
    ...withMarkdown(page, textFields),
    ...(Array.isArray(page['events']) && { events: withConcerts(page['events'], concerts) }),
    ...(Array.isArray(page['content']) && {
      content: page['content'].map((block: unknown) => completeBlock(block, concerts)),
    }),
  };
}

function completeBlock(block: unknown, concerts: ReadonlyMap<string, EventCard>): unknown {
  if (typeof block !== 'object' || block === null) return block;
  const fields = withMarkdown(block as Fields, blockTextFields);
  const { items, events } = fields;
  return {
    ...fields,
    ...(fields['kind'] === 'section' && { introduction: fields['introduction'] ?? [] }),
    ...(Array.isArray(events) && { events: withConcerts(events, concerts) }),
    ...((fields['kind'] === 'accordion' || fields['kind'] === 'offers') &&
      Array.isArray(items) && {
        items: items.map((item: unknown) => withMarkdown(item as Fields, blockTextFields)),
      }),
  };
}

function withMarkdown(fields: Fields, names: readonly string[]): Fields {
  const parsed = names.flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' ? [[name, parseMarkdown(value)] as const] : [];
  });
  return { ...fields, ...Object.fromEntries(parsed) };
}

/** Replaces the name of a concert's file by its card; an unknown name stays, and is reported as no concert. */
function withConcerts(
  events: readonly unknown[],
  concerts: ReadonlyMap<string, EventCard>,
): readonly unknown[] {
  return events.map((event) => (typeof event === 'string' ? (concerts.get(event) ?? event) : event));
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
