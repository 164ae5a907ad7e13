import { queryString } from '#domain/listing/query-pairs.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { PageFacts } from '#domain/page/page-facts.ts';
import { trackedPageType } from '#domain/page/template.ts';
import { type ListState, listChanges } from '#domain/tracking/list-changes.ts';
import { redactedQuery, redactedTitle } from '#domain/tracking/redacted-url.ts';
import { pageEvents } from '#domain/tracking/tracking-events.ts';
import type { PageAnswer } from '#src/templates/page-answer.ts';
import type { ShownPage } from '#ui/stores/tracking.store.ts';

/** The address, language and title under which a page is shown. */
interface PageContext {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly locale: Locale;
  readonly title: string;
}

/** Turns each page of a visit into a page view, with the list that led to the page and the changes in its filters. */
export class PageViewTracker {
  #previousFacts: PageFacts | null = null;
  #path = '';
  #list: ListState | null = null;

  /** The view of the page; null where the same address is rendered again. */
  next(
    { page: shown }: Pick<PageAnswer, 'page'>,
    facts: PageFacts,
    { pathname, search, locale, title }: PageContext,
  ): ShownPage | null {
    const path = `${pathname}${search}`;
    if (path === this.#path && this.#previousFacts !== null) return null;
    const query = [...new URLSearchParams(search)];
    const page: ShownPage = {
      path: `${pathname}${queryString(redactedQuery(query))}`,
      type: trackedPageType(shown ?? { kind: 'error' }),
      language: locale,
      title: redactedTitle(title, query),
      events: [...pageEvents(facts, this.#previousFacts), ...this.#listChanges(facts.filtered)],
    };
    this.#path = path;
    this.#previousFacts = facts;
    return page;
  }

  #listChanges(list: ListState | null): ShownPage['events'] {
    const previous = this.#list;
    this.#list = list;
    return list ? listChanges(previous, list) : [];
  }
}
