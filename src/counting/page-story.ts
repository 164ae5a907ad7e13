import { type QueryPairs, queryString } from '#domain/listing/query-pairs.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { PageVersion } from '#domain/tracking/experiments.ts';
import { type ListStand, listChanges } from '#domain/tracking/list-changes.ts';
import { toldQuery, toldTitle } from '#domain/tracking/told-address.ts';
import { chosenOn, eventsOfPage, filteredListOf, typeOf } from '#src/counting/page-facts.ts';
import type { PageAnswer } from '#src/loaders/page.loader.ts';
import type { ShownPage } from '#ui/stores/tracking.store.ts';

/** Where a page is shown. */
interface ShownAt {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly locale: Locale;
  readonly title: string;
  readonly version: PageVersion;
}

/** Follows a visitor from page to page, so that each is told with what led to it and what changed in it. */
export class PageStory {
  #previous: PageAnswer | null = null;
  #path = '';
  #stand: ListStand | null = null;

  /** The page as tracking tells of it; null where it is the one already told of, drawn again. */
  next(answer: PageAnswer, { pathname, search, locale, title, version }: ShownAt): ShownPage | null {
    const path = `${pathname}${search}`;
    if (path === this.#path && this.#previous !== null) return null;
    const query: QueryPairs = [...new URLSearchParams(search)];
    const page: ShownPage = {
      path: `${pathname}${queryString(toldQuery(query))}`,
      type: typeOf(answer),
      language: locale,
      title: toldTitle(title, query),
      version,
      events: [...eventsOfPage(answer, this.#previous), ...this.#changes(answer, query)],
    };
    this.#path = path;
    this.#previous = answer;
    return page;
  }

  #changes(answer: PageAnswer, query: QueryPairs): ShownPage['events'] {
    const found = filteredListOf(answer);
    if (!found) {
      this.#stand = null;
      return [];
    }
    const now: ListStand = { ...found, query: chosenOn(answer, query) };
    const before = this.#stand;
    this.#stand = now;
    return listChanges(before, now);
  }
}
