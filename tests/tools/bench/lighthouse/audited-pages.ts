import type { Template } from '#domain/page/page.ts';

/** The audited templates, with how often each page is audited: the median is reported. The most visited ones are first. */
export const auditedTemplates = {
  home: 3,
  eventOverview: 3,
  event: 3,
  series: 3,
  search: 3,
  discovery: 3,
  educationOverview: 3,
  page: 3,
  seriesOverview: 1,
  discoveryOverview: 1,
  discoverySearch: 1,
  discoveryCollection: 1,
  educationProduction: 1,
  pressOverview: 1,
  press: 1,
  musician: 1,
  overview: 1,
  campaign: 1,
  favorites: 1,
  recommendation: 1,
} as const satisfies Partial<Readonly<Record<Template, number>>>;

export type AuditedTemplate = keyof typeof auditedTemplates;

/** Those that may not be indexed: their SEO score does not count. */
export const hiddenTemplates: readonly AuditedTemplate[] = ['search', 'favorites'];

/** The pages with a goal for the time in which they do not react. */
export const quickestTemplates: readonly AuditedTemplate[] = [
  'home',
  'eventOverview',
  'event',
  'recommendation',
  'educationOverview',
];
