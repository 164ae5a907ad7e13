import type { FunctionComponent } from 'react';
import type { EventCard } from '#domain/event/event.ts';
import type { EventSearchCriteria } from '#domain/listing/event-list.ts';
import { findUnknownParamNames, type ParamsCodec, readExpandedFacet } from '#domain/listing/params-codec.ts';
import type { SearchSection } from '#domain/listing/site-search.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Theme } from '#domain/media/theme.ts';
import type { Page, PageOf, Template } from '#domain/page/page.ts';
import type { QueryPairs } from '#domain/query-pairs.ts';
import { type HallDay, toHallDay } from '#domain/time/hall-day.ts';
import type { AnyLazyComponent } from '#ui/kit/lazy-component.tsx';
import type { TemplateVisit, PageVisit } from '#ui/template/page-visit.ts';
import type { WordsArea } from '#ui/words/word-areas.ts';

/** What a template states about the pages of one kind, for code that does not render them. */
export interface TemplateStatements<Kind extends Template> {
  /** The parameters that a page reads from its query. The content of a page without them does not depend on it. */
  readonly params?: ParamsCodec<unknown>;
  /** The calendar of the page (ROUTE-19). */
  readonly calendar?: PageCalendar<Kind>;
  /** Where sitemaps list its pages: `never`, or in a chapter. Without it, pages are listed that a menu links to. */
  readonly sitemap?: 'never' | SitemapPlace;
}

/** The calendar of the pages of a kind. */
interface PageCalendar<Kind extends Template> {
  /** The parameters on which the calendar depends: all pages of a list share one. */
  normalizeQuery?(query: QueryPairs, today: HallDay): QueryPairs;
  contents(
    page: PageOf<Kind>,
    query: QueryPairs,
    visit: { readonly locale: Locale; readonly today: HallDay },
  ): CalendarFileContents;
}

/** What a calendar contains: one concert or the start of its sale, some concerts by their uris, or those that a search finds. */
export type CalendarFileContents =
  | { readonly kind: 'concert'; readonly event: EventCard }
  | { readonly kind: 'concerts'; readonly uris: readonly string[] }
  | { readonly kind: 'search'; readonly criteria: EventSearchCriteria };

/** The child sitemaps of a language. */
export const childSitemapNames = [
  'concerts',
  'series',
  'musicians',
  'discovery',
  'press',
  'education',
  'pages',
] as const;

export type ChildSitemapName = (typeof childSitemapNames)[number];

interface SitemapPlace {
  readonly chapter: ChildSitemapName;
  /** The section of the search index that lists the pages. */
  readonly section: SearchSection;
}

/** How pages of one kind are loaded and rendered: their data, their view. */
export interface PageTemplate<Kind extends Template, Data> extends TemplateStatements<Kind> {
  /** Loads the data besides the page that the first paint needs, JSON-safe. Rejects if the page cannot be rendered without it. */
  load(page: PageOf<Kind>, visit: PageVisit): Promise<Data>;
  /** The theme of the page's cover, and of the header above it. Pages without it begin without a cover. */
  cover?(page: PageOf<Kind>, data: Data): Theme | undefined;
  /** The areas of words it uses in addition to those of all pages; loaded with its code. */
  readonly words?: readonly WordsArea[];
  /** The lazy components that a page with these data shows, besides those of its blocks; all of them for null. Loaded before it is rendered. */
  parts?(data: Data | null): readonly AnyLazyComponent[];
  readonly View: FunctionComponent<TemplateProps<PageOf<Kind>, Data>>;
}

export interface TemplateProps<P extends Page, Data> {
  readonly page: P;
  readonly data: Data;
}

/** A template's own definition: its loader receives the decoded query instead of the URL. */
interface Definition<Kind extends Template, Data, Inputs extends readonly unknown[]> extends Omit<
  PageTemplate<Kind, Data>,
  'load' | 'params'
> {
  readonly load: (page: PageOf<Kind>, visit: TemplateVisit, ...inputs: Inputs) => Promise<Data>;
}

/** Defines a template whose page ignores its query. */
export function defineTemplate<Kind extends Template, Data = null>(
  definition: Definition<Kind, Data, []>,
): PageTemplate<Kind, Data> {
  return definition;
}

/**
 * Defines a template whose page reads its query: the loader receives the decoded state and the facet that is expanded, and the
 * page cache uses the same codec for its keys. Logs unknown parameters (LIST-2).
 */
export function defineTemplateWithParams<Kind extends Template, Data, State>(
  params: ParamsCodec<State>,
  { load, ...definition }: Definition<Kind, Data, [state: State, expanded: string | null]>,
): PageTemplate<Kind, Data> {
  return {
    ...definition,
    params,
    load: (page, visit) => {
      const query = [...visit.url.searchParams];
      for (const name of findUnknownParamNames(query, params)) {
        visit.logger.info('list.unknown-parameter', { path: visit.path, name });
      }
      return load(page, visit, params.read(query, toHallDay(visit.now)), readExpandedFacet(query, params));
    },
  };
}
