import type { EmailAddress } from '#domain/form/email.ts';
import { formMessages } from '#domain/form/messages.ts';
import { notAnAddress, notSignedUp, type SignUp } from '#domain/form/newsletter.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { NewsletterPort } from '#ports/newsletter.port.ts';
import { subscriptionWire } from './search-answer.wire.ts';
import { SearchClient, type SearchClientNeeds } from './search-client.ts';
import { newsletterDocument } from './site-documents.ts';

/** The newsletter over GraphQL (CALL-27); the token is the one of the public forms (CALL-35). */
export class GraphqlNewsletter implements NewsletterPort {
  readonly #search: SearchClient;
  readonly #logger: Logger;

  constructor(needs: SearchClientNeeds) {
    this.#search = new SearchClient(needs);
    this.#logger = needs.logger;
  }

  async signUp(address: EmailAddress, signal?: AbortSignal): Promise<SignUp> {
    try {
      await this.#search.ask(newsletterDocument, { email: address }, subscriptionWire, signal);
      return { kind: 'accepted' };
    } catch (cause) {
      signal?.throwIfAborted();
      const why = cause instanceof Error ? cause.message : 'unknown';
      if (why.endsWith(formMessages['form.email.invalid'])) return notAnAddress;
      // What caused it may quote the request, and an address is nothing for a log.
      this.#logger.error('newsletter.failed', { why });
      return notSignedUp;
    }
  }
}
