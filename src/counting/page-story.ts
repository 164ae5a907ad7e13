import { queryString } from '#domain/listing/query-pairs.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { PageFacts } from '#domain/page/page-facts.ts';
import { trackedPageType } from '#domain/page/template.ts';
import type { PageVersion } from '#domain/tracking/experiments.ts';
import { type ListStand, listChanges } from '#domain/tracking/list-changes.ts';
import { eventsOfPage } from '#domain/tracking/page-events.ts';
import { toldQuery, toldTitle } from '#domain/tracking/told-address.ts';
import type { PageAnswer } from '#src/templates/page-answer.ts';
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
  #previous: PageFacts | null = null;
  #path = '';
  #stand: ListStand | null = null;

  /** The page as tracking tells of it; null where it is the one already told of, drawn again. */
  next(
    { page: shown }: Pick<PageAnswer, 'page'>,
    facts: PageFacts,
    { pathname, search, locale, title, version }: ShownAt,
  ): ShownPage | null {
    const path = `${pathname}${search}`;
    if (path === this.#path && this.#previous !== null) return null;
    const query = [...new URLSearchParams(search)];
    const page: ShownPage = {
      path: `${pathname}${queryString(toldQuery(query))}`,
      type: trackedPageType(shown ?? { kind: 'error' }),
      language: locale,
      title: toldTitle(title, query),
      version,
      events: [...eventsOfPage(facts, this.#previous), ...this.#changes(facts.filtered)],
    };
    this.#path = path;
    this.#previous = facts;
    return page;
  }

  #changes(now: ListStand | null): ShownPage['events'] {
    const before = this.#stand;
    this.#stand = now;
    return now ? listChanges(before, now) : [];
  }
}
