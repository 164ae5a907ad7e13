import { toEventCardOfShape } from '#domain/event/event-card-shape.ts';
import { isAboutMusician } from '#domain/musician/performers-in-keyword.ts';
import { splitComingAndPastConcerts } from '#domain/musician/summarize-performances.ts';
import type { PageOf } from '#domain/page/page.ts';
import { maxLarge, type MusicianData, MusicianScreen } from '#ui/screens/musician/musician.screen.tsx';
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
  words: ['musician'],
  View: MusicianScreen,
});

/** How many past concerts are shown. */
const maxPast = 8;
const maxPages = 6;

async function load(page: PageOf<'musician'>, visit: TemplateVisit): Promise<MusicianData> {
  const { title, performances } = page;
  const { locale, now, search, signal } = visit;
  const { coming, past } = splitComingAndPastConcerts(performances?.events ?? [], now);
  const { hits } = await search.find({ locale, keyword: title, now, page: 1 }, signal);
  const pages = hits.filter((hit) => hit.url !== page.url && isAboutMusician(hit, title));
  return {
    coming: coming.map((event, index) => toEventCardOfShape(event, index < maxLarge ? 'row' : 'compact')),
    past: past.slice(0, maxPast).map((event) => toEventCardOfShape(event, 'compact')),
    pages: pages.slice(0, maxPages),
  };
}
