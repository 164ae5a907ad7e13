import type { Template } from '#domain/page/page.ts';
import type { WordsImportersByLocale, WordsArea } from '#ui/words/word-areas.ts';

/** The template of each kind of page. A new kind in `domain/page/page.ts` does not compile until it is here. */
export const templateImporters = {
  home: async () => (await import('#ui/screens/home/home.template.ts')).homeTemplate,
  eventOverview: async () =>
    (await import('#ui/screens/event-overview/event-overview.template.tsx')).eventOverviewTemplate,
  event: async () => (await import('#ui/screens/event/event.template.tsx')).eventTemplate,
  error: async () => (await import('#ui/screens/error/error.template.tsx')).errorTemplate,
  seriesOverview: async () =>
    (await import('#ui/screens/series-overview/series-overview.template.tsx')).seriesOverviewTemplate,
  series: async () => (await import('#ui/screens/series/series.template.ts')).seriesTemplate,
  discoveryOverview: async () =>
    (await import('#ui/screens/discovery-overview/discovery-overview.template.tsx'))
      .discoveryOverviewTemplate,
  discoverySearch: async () =>
    (await import('#ui/screens/discovery-search/discovery-search.template.ts')).discoverySearchTemplate,
  discoveryCollection: async () =>
    (await import('#ui/screens/discovery-collection/discovery-collection.template.ts'))
      .discoveryCollectionTemplate,
  discovery: async () => (await import('#ui/screens/discovery/discovery.template.ts')).discoveryTemplate,
  pressOverview: async () =>
    (await import('#ui/screens/press-overview/press-overview.template.ts')).pressOverviewTemplate,
  press: async () => (await import('#ui/screens/press/press.template.ts')).pressTemplate,
  musician: async () => (await import('#ui/screens/musician/musician.template.ts')).musicianTemplate,
  educationOverview: async () =>
    (await import('#ui/screens/education-overview/education-overview.template.ts')).educationOverviewTemplate,
  educationProduction: async () =>
    (await import('#ui/screens/education-production/education-production.template.ts'))
      .educationProductionTemplate,
  overview: async () => (await import('#ui/screens/overview/overview.template.tsx')).overviewTemplate,
  campaign: async () => (await import('#ui/screens/campaign/campaign.template.ts')).campaignTemplate,
  favorites: async () => (await import('#ui/screens/favourites/favourites.template.tsx')).favouritesTemplate,
  search: async () => (await import('#ui/screens/search/search.template.tsx')).searchTemplate,
  recommendation: async () =>
    (await import('#ui/screens/recommendation/recommendation.template.tsx')).recommendationTemplate,
  page: async () => (await import('#ui/screens/page/page.template.ts')).pageTemplate,
  unknown: async () => (await import('#ui/screens/page/page.template.ts')).unknownTemplate,
} satisfies { readonly [Kind in Template]: () => Promise<{ load(...input: never): unknown }> };

/** The texts of each area. Each language is a separate module, so that a page loads only the texts it uses. */
export const wordsImporters = {
  site: {
    nl: async () => (await import('#ui/words/nl.ts')).nl,
    en: async () => (await import('#ui/words/en.ts')).en,
  },
  blocks: {
    nl: async () => (await import('#ui/words/blocks/nl.ts')).nl,
    en: async () => (await import('#ui/words/blocks/en.ts')).en,
  },
  consent: {
    nl: async () => (await import('#ui/words/consent/nl.ts')).nl,
    en: async () => (await import('#ui/words/consent/en.ts')).en,
  },
  debug: {
    nl: async () => (await import('#ui/screens/debug/debug.nl.ts')).nl,
    en: async () => (await import('#ui/screens/debug/debug.en.ts')).en,
  },
  discovery: {
    nl: async () => (await import('#ui/words/discovery/nl.ts')).nl,
    en: async () => (await import('#ui/words/discovery/en.ts')).en,
  },
  editor: {
    nl: async () => (await import('#ui/words/editor/nl.ts')).nl,
    en: async () => (await import('#ui/words/editor/en.ts')).en,
  },
  education: {
    nl: async () => (await import('#ui/words/education/nl.ts')).nl,
    en: async () => (await import('#ui/words/education/en.ts')).en,
  },
  'education-user': {
    nl: async () => (await import('#ui/screens/education-user/education-user.nl.ts')).nl,
    en: async () => (await import('#ui/screens/education-user/education-user.en.ts')).en,
  },
  event: {
    nl: async () => (await import('#ui/screens/event/event.nl.ts')).nl,
    en: async () => (await import('#ui/screens/event/event.en.ts')).en,
  },
  forms: {
    nl: async () => (await import('#ui/words/forms/nl.ts')).nl,
    en: async () => (await import('#ui/words/forms/en.ts')).en,
  },
  home: {
    nl: async () => (await import('#ui/screens/home/home.nl.ts')).nl,
    en: async () => (await import('#ui/screens/home/home.en.ts')).en,
  },
  keuzehulp: {
    nl: async () => (await import('#ui/screens/recommendation/keuzehulp.nl.ts')).nl,
    en: async () => (await import('#ui/screens/recommendation/keuzehulp.en.ts')).en,
  },
  musician: {
    nl: async () => (await import('#ui/screens/musician/musician.nl.ts')).nl,
    en: async () => (await import('#ui/screens/musician/musician.en.ts')).en,
  },
  personal: {
    nl: async () => (await import('#ui/words/personal/nl.ts')).nl,
    en: async () => (await import('#ui/words/personal/en.ts')).en,
  },
  press: {
    nl: async () => (await import('#ui/words/press/nl.ts')).nl,
    en: async () => (await import('#ui/words/press/en.ts')).en,
  },
  search: {
    nl: async () => (await import('#ui/words/search/nl.ts')).nl,
    en: async () => (await import('#ui/words/search/en.ts')).en,
  },
  series: {
    nl: async () => (await import('#ui/words/series/nl.ts')).nl,
    en: async () => (await import('#ui/words/series/en.ts')).en,
  },
} as const satisfies Readonly<Record<WordsArea, WordsImportersByLocale>>;
