import { type EventFacets, noEventFacets } from '#domain/facet/facet.ts';
import type { EventListing, EventQuestion } from '#domain/listing/event-question.ts';
import type { GatewayQuestion } from '#domain/listing/gateway-path.ts';
import { unavailableEvents } from '#domain/listing/unavailable-events.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { HallMonth } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { SearchPort } from '#ports/search.port.ts';
import type { EventDay } from '#ports/search-index.port.ts';
import { askGateway, type GatewayNeeds } from './ask-gateway.ts';

interface GatewaySearchNeeds extends GatewayNeeds {
  readonly logger: Logger;
}

/** The search as the browser reaches it: through the site's own server, one small request a question. */
export class GatewaySearch implements SearchPort {
  readonly #needs: GatewaySearchNeeds;

  constructor(needs: GatewaySearchNeeds) {
    this.#needs = needs;
  }

  events(question: EventQuestion, page: number, signal?: AbortSignal): Promise<EventListing> {
    return this.#ask({ kind: 'events', question, page }, unavailableEvents, signal);
  }

  eventFacets(locale: Locale, now: Instant, signal?: AbortSignal): Promise<EventFacets> {
    return this.#ask({ kind: 'eventFacets', locale, now }, noEventFacets, signal);
  }

  eventDays(locale: Locale, month: HallMonth, signal?: AbortSignal): Promise<readonly EventDay[]> {
    return this.#ask({ kind: 'eventDays', locale, month }, [], signal);
  }

  /** A question that cannot be asked is answered with nothing (LIST-14), and logged; an abort stays an abort. */
  async #ask<Answer>(
    question: GatewayQuestion,
    spare: Answer,
    signal: AbortSignal | undefined,
  ): Promise<Answer> {
    try {
      return (await askGateway(this.#needs, question, signal)) as Answer;
    } catch (cause) {
      signal?.throwIfAborted();
      this.#needs.logger.error('search.unavailable', { question: question.kind }, cause);
      return spare;
    }
  }
}
