import type { Locale } from '#domain/locale/locale.ts';
import { localeOfPath } from '#domain/locale/locale-routes.ts';

/** A stored page, as the page without a connection lists it. */
export interface OfflinePage {
  readonly path: string;
  readonly title: string;
}

/** What the worker says by itself: it has no page, so no words of one. */
export interface OfflineWords {
  readonly title: string;
  readonly text: string;
  readonly kept: string;
  readonly retry: string;
  /** Over a stored page: from when it is, and what may have changed since. */
  readonly since: (moment: number) => string;
}

interface Colours {
  /** Behind the text. */
  readonly paper: string;
  /** The text. */
  readonly key: string;
}

/** What the documents of the worker are written with. */
export interface OfflineDocumentOptions {
  readonly words: Readonly<Record<Locale, OfflineWords>>;
  readonly light: Colours;
  readonly dark: Colours;
}

/** A stored document, marked for whoever reads it as a copy of then (its sale states may be old). */
export function markAsCopy(
  html: string,
  { path, storedAt }: { readonly path: string; readonly storedAt: number },
  { words }: OfflineDocumentOptions,
): string {
  const text = words[localeOfPath(path)].since(storedAt);
  const mark = `<aside data-offline-copy role="status">${escaped(text)}</aside>`;
  return html.replace('</body>', () => `${mark}</body>`);
}

/** The page that stands where a page is asked for that was not stored. */
export function renderOfflineIndex(
  path: string,
  pages: readonly OfflinePage[],
  look: OfflineDocumentOptions,
): string {
  const locale = localeOfPath(path);
  const words = look.words[locale];
  const list = pages
    .map(({ path: href, title }) => `<li><a href="${escaped(href)}">${escaped(title)}</a></li>`)
    .join('');
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${words.title}</title><style>${styleOf(look)}</style></head><body><main><h1>${words.title}</h1><p>${words.text}</p><p><a href="">${words.retry}</a></p>${list && `<h2>${words.kept}</h2><ul>${list}</ul>`}</main></body></html>`;
}

/** The title a document has, without the hall's name; its path where it has none. */
export function parseTitle(html: string, path: string): string {
  const [, title] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return unescaped(title?.replace(/ – [^–]*$/, '') ?? path);
}

/** It stands by itself: no sheet of the site can be counted on where nothing is stored. */
function styleOf({ light, dark }: OfflineDocumentOptions): string {
  return `:root{color-scheme:light dark}body{margin:0;background:${light.paper};color:${light.key};font:1.125rem/1.5 Georgia,serif}main{max-width:34rem;margin:0 auto;padding:15vh 1.5rem}h1{font-size:2.5rem;font-weight:400;line-height:1.1}a{color:inherit}li{padding:.25rem 0}@media(prefers-color-scheme:dark){body{background:${dark.paper};color:${dark.key}}}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
