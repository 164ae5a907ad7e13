import type { TaggedEvent } from '#domain/event/event.ts';
import { mostEventsAtOnce } from '#domain/listing/list-gateway-path.ts';
import {
  nothingSought,
  type SiteListing,
  type SiteQuestion,
  unavailableSite,
} from '#domain/listing/site-question.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { RecommendationQuestion } from '#domain/recommendation/recommendation-question.ts';
import type { ConcertHit } from '#domain/recommendation/suggestions.ts';
import type { SiteSearchPort } from '#ports/site-search.port.ts';
import { askForList, type ListGatewayNeeds } from './ask-for-list.ts';

/** The site's search as the browser reaches it: through the site's own server. */
export class GatewaySiteSearch implements SiteSearchPort {
  readonly #needs: ListGatewayNeeds;

  constructor(needs: ListGatewayNeeds) {
    this.#needs = needs;
  }

  async find(question: SiteQuestion, page: number, signal?: AbortSignal): Promise<SiteListing> {
    signal?.throwIfAborted();
    if (question.keyword.trim() === '') return nothingSought;
    return askForList(this.#needs, { kind: 'find', question, page }, unavailableSite, signal);
  }

  async recommended(question: RecommendationQuestion, signal?: AbortSignal): Promise<readonly ConcertHit[]> {
    signal?.throwIfAborted();
    const { locale, identifiers } = question;
    if (identifiers.length === 0) return [];
    return askForList<readonly ConcertHit[]>(
      this.#needs,
      { kind: 'recommended', locale, identifiers },
      [],
      signal,
    );
  }

  async eventsAt(
    locale: Locale,
    uris: readonly string[],
    signal?: AbortSignal,
  ): Promise<readonly TaggedEvent[]> {
    signal?.throwIfAborted();
    const answers = portionsOf([...new Set(uris)], mostEventsAtOnce).map((portion) =>
      askForList<readonly TaggedEvent[]>(
        this.#needs,
        { kind: 'eventsAt', locale, uris: portion },
        [],
        signal,
      ),
    );
    return (await Promise.all(answers)).flat();
  }
}

function portionsOf(uris: readonly string[], size: number): readonly (readonly string[])[] {
  const count = Math.ceil(uris.length / size);
  return Array.from({ length: count }, (_, at) => uris.slice(at * size, (at + 1) * size));
}
