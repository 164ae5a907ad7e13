import type { TaggedEvent } from '#domain/event/event.ts';
import { mostEventsAtOnce, mostIdentifiersAtOnce } from '#domain/listing/list-gateway-path.ts';
import {
  nothingSought,
  type SiteListing,
  type SiteQuestion,
  unavailableSite,
} from '#domain/listing/site-question.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { RecommendedHits } from '#domain/recommendation/suggestions.ts';
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

  async recommended(
    locale: Locale,
    identifiers: readonly string[],
    signal?: AbortSignal,
  ): Promise<RecommendedHits> {
    signal?.throwIfAborted();
    const answers = await Promise.all(
      identifierPortions(identifiers).map((portion) =>
        askForList<RecommendedHits>(
          this.#needs,
          { kind: 'recommended', locale, identifiers: portion },
          { kind: 'unavailable' },
          signal,
        ),
      ),
    );
    const hits = answers.flatMap((answer) => (answer.kind === 'found' ? answer.hits : []));
    return answers.every(({ kind }) => kind === 'found') ? { kind: 'found', hits } : { kind: 'unavailable' };
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

/** No address is longer than 8192 characters; this leaves room for the rest of it. */
const mostIdentifierCharacters = 7500;

/** Identifiers in portions that fit into an address, in the order given. */
function identifierPortions(identifiers: readonly string[]): readonly (readonly string[])[] {
  const portions: string[][] = [];
  let charactersLeft = 0;
  for (const identifier of identifiers) {
    const characters = identifier.length + '%2C'.length;
    const portion = portions.at(-1);
    if (portion && portion.length < mostIdentifiersAtOnce && characters <= charactersLeft) {
      portion.push(identifier);
      charactersLeft -= characters;
    } else {
      portions.push([identifier]);
      charactersLeft = mostIdentifierCharacters - characters;
    }
  }
  return portions;
}

function portionsOf(uris: readonly string[], size: number): readonly (readonly string[])[] {
  const count = Math.ceil(uris.length / size);
  return Array.from({ length: count }, (_, at) => uris.slice(at * size, (at + 1) * size));
}
