import { toLocalePath } from '#domain/locale/locale-routes.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { normalizeText } from '#domain/normalize-text.ts';

/** The first segment of the uris of musicians. */
const folders: Readonly<Record<Locale, string>> = { nl: 'musici', en: 'musicians' };

/**
 * The slug of a musician: the whole name in lower case, accents included, its words joined by hyphens. `Jan Bos` and `Ján Bos` have two
 * addresses; names that differ in capitals, spaces or punctuation alone have one. Empty for a name without a letter or digit.
 */
export function toMusicianSlug(name: string): string {
  const words = normalizeText(normalizeText(name).toLowerCase()).match(/[\p{L}\p{M}\p{N}]+/gu);
  return words?.join('-') ?? '';
}

/** The uri of a musician's page, as the CMS would know it: `musici/mirte-aldewerelt`. */
export function toMusicianUri(name: string, locale: Locale): string {
  return `${folders[locale]}/${toMusicianSlug(name)}`;
}

/** The address of a musician's page; undefined for a name without a letter or digit. */
export function toMusicianUrl(name: string, locale: Locale): string | undefined {
  const slug = encodeURIComponent(toMusicianSlug(name));
  return slug === '' ? undefined : toLocalePath(locale, `/${folders[locale]}/${slug}`);
}

/** The maximum length of a slug, which is searched for as a keyword. */
const maxSlugLength = 200;

/** The slug in the uri of a musician's page; undefined for any other uri. */
export function parseMusicianSlug(uri: string, locale: Locale): string | undefined {
  const slug = normalizeMusicianSlug(uri, locale);
  return slug !== undefined && uri === `${folders[locale]}/${slug}` ? slug : undefined;
}

/** The slug of the uri of a musician's page in another spelling, with capitals for example; undefined for any other uri. */
export function normalizeMusicianSlug(uri: string, locale: Locale): string | undefined {
  const [folder, written = '', ...others] = uri.split('/');
  if (folder !== folders[locale] || others.length > 0 || written.length > maxSlugLength) return undefined;
  return toMusicianSlug(written) || undefined;
}

/** The keyword that finds the concerts of a musician, and perhaps others. */
export function toMusicianKeyword(slug: string): string {
  return slug.replaceAll('-', ' ');
}
