import { splitAtMoment } from '#domain/musician/performances.ts';
import type { PageOf } from '#domain/page/page.ts';
import type { MusicianData } from '#ui/screens/musician/musician.data.ts';
import { MusicianScreen } from '#ui/screens/musician/musician.screen.tsx';
import { toCompactConcert, toRowConcert } from '#ui/template/shown-cards.ts';
import { defineTemplate } from '#ui/template/template.ts';
import type { TemplateVisit } from '#ui/template/visit.ts';

/** A musician (PERSON-1), of whom everything but an editor's own texts is in the concerts. */
export const musician = defineTemplate<'musician', MusicianData>({
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
  facts: (_page, { coming, past }) => ({ events: [...coming, ...past], listedPages: coming }),
  words: ['musician'],
  View: MusicianScreen,
});

/** How many concerts are shown, to come and past. */
const maxComing = 12;
const maxPast = 8;

async function load({ performances }: PageOf<'musician'>, { now }: TemplateVisit): Promise<MusicianData> {
  const { coming, past } = splitAtMoment(performances?.events ?? [], now);
  return {
    coming: coming.slice(0, maxComing).map(toRowConcert),
    comingCount: coming.length,
    past: past.slice(0, maxPast).map(toCompactConcert),
  };
}
