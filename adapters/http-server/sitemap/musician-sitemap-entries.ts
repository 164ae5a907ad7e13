import type { SitemapEntry } from '#adapters/http-server/sitemap/sitemap-entry.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { toMusicianSlug, toMusicianUrl } from '#domain/musician/musician-address.ts';
import {
  findPerformerInTranslation,
  findConcertTranslationUri,
} from '#domain/musician/summarize-performances.ts';
import type { EventPage, Page, PageBase } from '#domain/page/page.ts';
import { computePageAlternates } from '#ui/head/page-alternates.ts';

/** The first concert that names each musician. */
export function filterFirstConcertsOfMusicians(concerts: readonly EventPage[]): readonly EventPage[] {
  const slugs = new Set<string>();
  return concerts.filter(({ event }) => {
    const { size } = slugs;
    for (const { name } of event.performers) slugs.add(toMusicianSlug(name));
    return slugs.size > size;
  });
}

/** The pages of the musicians whom some concerts name (PERSON-6), each as the first of them does, in both languages. */
export function createMusicianSitemapEntries(
  concerts: readonly EventPage[],
  translations: readonly Page[],
  { language, origin }: { readonly language: Locale; readonly origin: string },
): readonly SitemapEntry[] {
  const byUri = new Map(translations.map((page) => [page.uri, page]));
  const entries = new Map<string, SitemapEntry>();
  for (const concert of concerts) {
    const translation = byUri.get(findConcertTranslationUri(concert, language) ?? '');
    for (const { name } of concert.event.performers) {
      const slug = toMusicianSlug(name);
      const url = toMusicianUrl(name, concert.language);
      if (url === undefined || entries.has(slug)) continue;
      const alternatives = toAlternatives(concert, translation, slug);
      const page = { url, language: concert.language, alternatives };
      const { canonical, languages } = computePageAlternates(page, origin);
      entries.set(slug, { url: canonical, languages });
    }
  }
  return [...entries.values()];
}

function toAlternatives(
  concert: EventPage,
  translation: Page | undefined,
  slug: string,
): PageBase['alternatives'] {
  if (translation?.kind !== 'event') return [];
  const { language } = translation;
  const name = findPerformerInTranslation(concert, translation, slug)?.name;
  const url = name === undefined ? undefined : toMusicianUrl(name, language);
  return url === undefined ? [] : [{ language, url }];
}
