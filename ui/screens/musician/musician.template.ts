import { isAboutMusician } from '#domain/musician/performers-in-keyword.ts';
import { splitComingAndPastConcerts } from '#domain/musician/summarize-performances.ts';
import type { PageOf } from '#domain/page/page.ts';
import { type MusicianData, MusicianScreen } from '#ui/screens/musician/musician.screen.tsx';
import { toCompactConcertFields, toRowConcertFields } from '#ui/template/drop-unshown-card-fields.ts';
import type { TemplateVisit } from '#ui/template/page-visit.ts';
import { defineTemplate } from '#ui/template/template.ts';

/** A musician (PERSON-1), of whom everything but an editor's own texts is in the concerts. */
export const musicianTemplate = defineTemplate<'musician', MusicianData>({
  source: 'ui/screens/musician/musician.template.ts',
  cover: ({ theme = 'petrol' }) => theme,
  calendar: {
    contents: ({ performances }) => ({
      kind: 'concerts',
      uris: performances?.events.map(({ uri }) => uri) ?? [],
    }),
  },
  sitemap: 'never',
  load,
  reducePage: ({ performances, ...page }) => ({
    ...page,
    ...(performances && { performances: { ...performances, events: [] } }),
  }),
  facts: (_page, { coming, later, past }) => ({
    events: [...coming, ...later, ...past],
    listedPages: [...coming, ...later],
  }),
  words: ['musician'],
  View: MusicianScreen,
});

/** How many of the concerts to come are shown in large rows, and how many past ones. */
const maxLarge = 12;
const maxPast = 8;
const maxPages = 6;

async function load(page: PageOf<'musician'>, visit: TemplateVisit): Promise<MusicianData> {
  const { title, performances } = page;
  const { locale, now, search, signal } = visit;
  const { coming, past } = splitComingAndPastConcerts(performances?.events ?? [], now);
  const { hits } = await search.find({ locale, keyword: title, now, page: 1 }, signal);
  const pages = hits.filter((hit) => hit.url !== page.url && isAboutMusician(hit, title));
  return {
    coming: coming.slice(0, maxLarge).map(toRowConcertFields),
    later: coming.slice(maxLarge).map(toCompactConcertFields),
    past: past.slice(0, maxPast).map(toCompactConcertFields),
    pages: pages.slice(0, maxPages),
  };
}
