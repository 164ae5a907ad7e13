import type { Hall } from '#domain/hall/edition.ts';
import type { Template } from '#domain/page/page.ts';
import { addressOf } from '#tests/bench/kit/pages.ts';

/** A page to audit, and how often: the median counts. */
export interface AuditedPage {
  readonly name: string;
  readonly address: string;
  readonly times: number;
  /** It may be found by search engines, so its SEO counts. */
  readonly isIndexed: boolean;
}

/** The pages most visits go through. */
const often: readonly Template[] = [
  'home',
  'eventOverview',
  'event',
  'series',
  'search',
  'discovery',
  'educationOverview',
  'page',
];

const once: readonly Template[] = [
  'seriesOverview',
  'discoveryOverview',
  'discoverySearch',
  'discoveryCollection',
  'educationProduction',
  'pressOverview',
  'press',
  'overview',
  'campaign',
  'favorites',
  'recommendation',
];

const hidden: readonly Template[] = ['search', 'favorites'];

/** A page of every template, in Dutch and, for those of most visits, in English as well. */
export function auditedPages(hall: Hall): readonly AuditedPage[] {
  return [...often, ...once].map((kind) => ({
    name: kind,
    address: addressOf(hall, kind),
    times: often.includes(kind) ? 3 : 1,
    isIndexed: !hidden.includes(kind),
  }));
}
