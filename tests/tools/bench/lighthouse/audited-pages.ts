import type { Hall } from '#domain/hall/edition.ts';
import { type Locale, locales } from '#domain/locale/locale.ts';
import type { Template } from '#domain/page/page.ts';
import { findPagePath } from '#tests/tools/bench/support/pages.ts';

/** A page to audit, and how often: the median is reported. */
export interface AuditedPage {
  readonly kind: Template;
  readonly locale: Locale;
  readonly address: string;
  readonly times: number;
  /** Whether it may be indexed, so that its SEO score counts. */
  readonly isIndexed: boolean;
}

/** The most visited pages. */
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
  'musician',
  'overview',
  'campaign',
  'favorites',
  'recommendation',
];

/** Every template that is audited, in the order of the report. */
export const auditedTemplates: readonly Template[] = [...often, ...once];

const hidden: readonly Template[] = ['search', 'favorites'];

/** A page of every template in both languages; only those in `kinds` unless it is empty. */
export function auditedPages(hall: Hall, kinds: readonly string[]): readonly AuditedPage[] {
  const selected = auditedTemplates.filter((kind) => kinds.length === 0 || kinds.includes(kind));
  return locales.flatMap((locale) =>
    selected.map((kind) => ({
      kind,
      locale,
      address: findPagePath(hall, kind, locale),
      times: often.includes(kind) ? 3 : 1,
      isIndexed: !hidden.includes(kind),
    })),
  );
}

/** The names that are not audited templates. */
export function unauditedTemplates(names: readonly string[]): readonly string[] {
  return names.filter((name) => !auditedTemplates.some((template) => template === name));
}
