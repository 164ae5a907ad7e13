import type { Template } from '#domain/page/page.ts';
import type { TextsByKey } from '#ui/words/translate.ts';
import type { WordFiles } from '#ui/words/translator-registry.ts';

/** The template of each kind of page. A new kind in `domain/page/page.ts` does not compile until it is here. */
export const templateImporters = {
  home: async () => (await import('#ui/screens/home/home.template.tsx')).homeTemplate,
  eventOverview: async () =>
    (await import('#ui/screens/event-overview/event-overview.template.tsx')).eventOverviewTemplate,
  event: async () => (await import('#ui/screens/event/event.template.tsx')).eventTemplate,
  error: async () => (await import('#ui/screens/error/error.template.tsx')).errorTemplate,
  seriesOverview: async () =>
    (await import('#ui/screens/series-overview/series-overview.template.tsx')).seriesOverviewTemplate,
  series: async () => (await import('#ui/screens/series/series.template.tsx')).seriesTemplate,
  discoveryOverview: async () =>
    (await import('#ui/screens/discovery-overview/discovery-overview.template.tsx'))
      .discoveryOverviewTemplate,
  discoverySearch: async () =>
    (await import('#ui/screens/discovery-search/discovery-search.template.tsx')).discoverySearchTemplate,
  discoveryCollection: async () =>
    (await import('#ui/screens/discovery-collection/discovery-collection.template.tsx'))
      .discoveryCollectionTemplate,
  discovery: async () => (await import('#ui/screens/discovery/discovery.template.tsx')).discoveryTemplate,
  pressOverview: async () =>
    (await import('#ui/screens/press-overview/press-overview.template.tsx')).pressOverviewTemplate,
  press: async () => (await import('#ui/screens/press/press.template.tsx')).pressTemplate,
  musician: async () => (await import('#ui/screens/musician/musician.template.tsx')).musicianTemplate,
  educationOverview: async () =>
    (await import('#ui/screens/education-overview/education-overview.template.tsx'))
      .educationOverviewTemplate,
  educationProduction: async () =>
    (await import('#ui/screens/education-production/education-production.template.tsx'))
      .educationProductionTemplate,
  overview: async () => (await import('#ui/screens/overview/overview.template.tsx')).overviewTemplate,
  campaign: async () => (await import('#ui/screens/campaign/campaign.template.tsx')).campaignTemplate,
  favorites: async () => (await import('#ui/screens/favourites/favourites.template.tsx')).favouritesTemplate,
  search: async () => (await import('#ui/screens/search/search.template.tsx')).searchTemplate,
  recommendation: async () =>
    (await import('#ui/screens/recommendation/recommendation.template.tsx')).recommendationTemplate,
  page: async () => (await import('#ui/screens/page/page.template.tsx')).pageTemplate,
  unknown: async () => (await import('#ui/screens/page/page.template.tsx')).unknownTemplate,
} satisfies { readonly [Kind in Template]: () => Promise<{ load(...input: never): unknown }> };

/**
 * The texts of each area and language by path, `…/event.nl.json`: a page loads only the files it uses. A function, because tools
 * without Vite, which knows no glob, import the templates.
 */
export function listWordFiles(): WordFiles {
  return import.meta.glob<TextsByKey>('../ui/words/*.json', { import: 'default' });
}
