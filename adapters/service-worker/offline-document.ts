import type { Locale } from '#domain/locale/locale.ts';
import { readLocaleFromPath } from '#domain/locale/locale-routes.ts';

/** A stored page in the offline index. */
export interface OfflineIndexEntry {
  readonly path: string;
  readonly title: string;
}

/** The worker's own texts, since no page's texts are available to it. */
export interface OfflineWords {
  readonly title: string;
  readonly text: string;
  readonly storedPages: string;
  readonly retry: string;
  /** The notice on a stored page: when it was stored, and that it may be outdated. */
  readonly copyNotice: (moment: number) => string;
}

/** The colours of the offline documents. */
interface Colours {
  /** The background colour. */
  readonly paper: string;
  /** The text colour. */
  readonly key: string;
}

/** The options for rendering the worker's documents. */
export interface OfflineDocumentOptions {
  readonly words: Readonly<Record<Locale, OfflineWords>>;
  readonly light: Colours;
  readonly dark: Colours;
}

/** Adds a notice to a stored document that it is a copy, because its sale states may be outdated. */
export function addOfflineCopyNotice(
  html: string,
  { path, storedAt }: { readonly path: string; readonly storedAt: number },
  { words }: OfflineDocumentOptions,
): string {
  const text = words[readLocaleFromPath(path)].copyNotice(storedAt);
  const notice = `<aside data-offline-copy role="status">${escapeHtml(text)}</aside>`;
  return html.replace('</body>', () => `${notice}</body>`);
}

/** The document for a navigation to a page that is not stored. */
export function renderOfflineIndex(
  path: string,
  pages: readonly OfflineIndexEntry[],
  options: OfflineDocumentOptions,
): string {
  const locale = readLocaleFromPath(path);
  const words = options.words[locale];
  const list = pages
    .map(({ path: href, title }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(title)}</a></li>`)
    .join('');
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${words.title}</title><style>${toStyles(options)}</style></head><body><main><h1>${words.title}</h1><p>${words.text}</p><p><a href="">${words.retry}</a></p>${list && `<h2>${words.storedPages}</h2><ul>${list}</ul>`}</main></body></html>`;
}

/** The title of a document without the hall's name; its path if it has none. */
export function parseTitle(html: string, path: string): string {
  const [, title] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return unescapeHtml(title?.replace(/ – [^–]*$/, '') ?? path);
}

/** Inline styles, because the site's style sheets may not be available offline. */
function toStyles({ light, dark }: OfflineDocumentOptions): string {
  return `:root{color-scheme:light dark}body{margin:0;background:${light.paper};color:${light.key};font:1.125rem/1.5 Georgia,serif}main{max-width:34rem;margin:0 auto;padding:15vh 1.5rem}h1{font-size:2.5rem;font-weight:400;line-height:1.1}a{color:inherit}li{padding:.25rem 0}@media(prefers-color-scheme:dark){body{background:${dark.paper};color:${dark.key}}}`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
