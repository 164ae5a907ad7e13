import type { Template } from '#domain/page/page.ts';

/** The CMS's section for each template; a section has one. */
const templates: ReadonlyMap<string, Template> = new Map<string, Template>([
  ['home', 'home'],
  ['eventOverview', 'eventOverview'],
  ['event', 'event'],
  ['seriesOverview', 'seriesOverview'],
  ['series', 'series'],
  ['discoveryOverview', 'discoveryOverview'],
  ['discoverySearchOverview', 'discoverySearch'],
  ['discoveryCollection', 'discoveryCollection'],
  ['discovery', 'discovery'],
  ['pressOverview', 'pressOverview'],
  ['press', 'press'],
  ['educationOverview', 'educationOverview'],
  ['educationProduction', 'educationProduction'],
  ['contentOverview', 'overview'],
  ['campaign', 'campaign'],
  ['favoritePage', 'favorites'],
  ['search', 'search'],
  ['recommendation', 'recommendation'],
  ['errorPage', 'error'],
  ['page', 'page'],
]);

/**
 * The template a `__typename` asks for (ROUTE-7): `event_default_Entry`, `event_default` and, whatever the entry type,
 * `event_education_Entry` are all an event. A section nobody knows is `unknown` (TPL-21).
 */
export function templateOf(typename: string): Template {
  return templates.get(sectionOf(typename)) ?? 'unknown';
}

function sectionOf(typename: string): string {
  return typename.replace(/_.*/s, '');
}
