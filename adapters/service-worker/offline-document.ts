import { readLocaleFromPath, toLocalePath } from '#domain/locale/locale-routes.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { mainFonts } from '#hall/main-fonts.ts';

/** A stored page in the offline index. */
export interface OfflineIndexEntry {
  readonly path: string;
  readonly title: string;
  /** When the concert starts, in milliseconds since 1970. */
  readonly startsAt?: number;
}

/** What the offline index uses of the stored pages and files. */
export interface OfflineIndex {
  readonly pages: readonly OfflineIndexEntry[];
  /** The hall's phone number, as it was sent with the latest stored page. */
  readonly phone?: string;
  /** The paths of the stored fonts, by family. */
  readonly fonts: Readonly<Record<string, string>>;
}

/** A navigation to a page that is not stored: its path, and its time in milliseconds since 1970. */
interface OfflineNavigation {
  readonly path: string;
  readonly now: number;
}

/** The worker's own texts, since no page's texts are available to it. */
export interface OfflineWords {
  readonly title: string;
  readonly text: string;
  readonly storedPages: string;
  readonly retry: string;
  /** The hall's name, with its article, and the path of its home page. */
  readonly hall: { readonly article: string; readonly rest: string };
  /** The text before the hall's phone number. */
  readonly phone: string;
  /** The time of a concert, as it is written now; both in milliseconds since 1970. */
  readonly concertTime: (moment: number, now: number) => string;
  /** The notice on a stored page: when it was stored (milliseconds since 1970), and that it may be outdated. */
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

/** The document for a navigation to a page that is not stored: the site's header and fonts, and the stored concerts by date. */
export function renderOfflineIndex(
  { path, now }: OfflineNavigation,
  { pages, phone, fonts }: OfflineIndex,
  options: OfflineDocumentOptions,
): string {
  const locale = readLocaleFromPath(path);
  const words = options.words[locale];
  const { article, rest } = words.hall;
  const list = pages.toSorted(byStart).map((page) => renderEntry(page, now, words));
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="light dark">`,
    `<title>${words.title}</title><style>${toFontFaces(fonts)}${toStyles(options)}</style></head><body>`,
    `<header><a href="${toLocalePath(locale, '/')}"><i>${article}</i> ${rest}</a></header>`,
    `<main><h1>${words.title}</h1><p>${words.text}</p><p><a class="retry" href="">${words.retry}</a></p>`,
    list.length > 0 ? `<h2>${words.storedPages}</h2><ul>${list.join('')}</ul>` : '',
    phone === undefined ? '' : renderPhone(phone, words),
    '</main></body></html>',
  ].join('');
}

/** Concerts with a known time first, in order; the others as they were stored. */
function byStart(one: OfflineIndexEntry, other: OfflineIndexEntry): number {
  return (one.startsAt ?? Number.MAX_SAFE_INTEGER) - (other.startsAt ?? Number.MAX_SAFE_INTEGER);
}

function renderEntry({ path, title, startsAt }: OfflineIndexEntry, now: number, words: OfflineWords): string {
  const time =
    startsAt === undefined
      ? ''
      : `<time datetime="${new Date(startsAt).toISOString()}">${words.concertTime(startsAt, now)}</time>`;
  return `<li>${time}<a href="${escapeHtml(path)}">${escapeHtml(title)}</a></li>`;
}

function renderPhone(phone: string, words: OfflineWords): string {
  return `<p>${words.phone} <a href="tel:${phone.replace(/[^+\d]/g, '')}">${escapeHtml(phone)}</a></p>`;
}

/** The families of the stored fonts; without them the fallbacks are used. */
function toFontFaces(fonts: Readonly<Record<string, string>>): string {
  return Object.entries(fonts)
    .map(
      ([family, path]) =>
        `@font-face{font-family:${family};src:url(${path}) format("woff2");font-weight:100 900;font-display:swap}`,
    )
    .join('');
}

/** Inline styles, because the site's style sheets may not be available offline. The measures are those of the site. */
function toStyles({ light, dark }: OfflineDocumentOptions): string {
  const [titles, texts] = [mainFonts.titles, mainFonts.texts].map(
    ({ file, fallback }) => `${file},${fallback}`,
  );
  return `:root{color-scheme:light dark}body{margin:0;background:${light.paper};color:${light.key};font:1.125rem/1.45 ${titles}}header,main{padding:0 max(clamp(1.25rem,3.9vw,6rem),env(safe-area-inset-left),env(safe-area-inset-right))}header{padding-block:1.1rem .8rem}header a{font:440 1.65rem/1 ${titles};letter-spacing:-.015em;text-decoration:none}main{padding-block:clamp(2rem,7vw,7rem) 4rem}h1{max-width:9.5em;margin:0 0 1.25rem;font-size:clamp(3rem,1rem + 7vw,7rem);font-weight:340;line-height:.95;letter-spacing:-.034em}h2{margin:3rem 0 .5rem;font-size:1.75rem;font-weight:400}p{max-width:32em;margin:0 0 1.25rem}a{color:inherit;text-underline-offset:.2em}.retry{display:inline-block;padding:.7rem 1.35rem;border:1.5px solid;font-weight:560;text-decoration:none}ul{max-width:48rem;margin:0 0 2.5rem;padding:0;list-style:none}li{display:flex;flex-wrap:wrap;gap:.1rem 1.5rem;align-items:baseline;padding:.8rem 0;border-top:1px solid color-mix(in srgb,currentcolor 25%,transparent)}li a{font-size:1.375rem;line-height:1.2}time{width:100%;font:400 1rem/1.4 ${texts}}@media(min-width:48rem){time{width:10.5rem}}header i{margin-right:.1em}[href^=tel]{white-space:nowrap}@media(prefers-color-scheme:dark){body{background:${dark.paper};color:${dark.key}}}`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
