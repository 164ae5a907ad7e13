import type { EmailAddress } from '#domain/form/email.ts';
import { newsletterPath, notSignedUp, type SignUp, signUpIn } from '#domain/form/newsletter.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { NewsletterPort } from '#ports/newsletter.port.ts';
import type { GatewayNeeds } from './ask-gateway.ts';

interface GatewayNewsletterNeeds extends GatewayNeeds {
  readonly logger: Logger;
}

/** The newsletter as the browser reaches it: through the site's own server, which holds the token of the forms. */
export class GatewayNewsletter implements NewsletterPort {
  readonly #needs: GatewayNewsletterNeeds;

  constructor(needs: GatewayNewsletterNeeds) {
    this.#needs = needs;
  }

  async signUp(address: EmailAddress, signal?: AbortSignal): Promise<SignUp> {
    signal?.throwIfAborted();
    const { origin, fetch, timeoutMs, logger } = this.#needs;
    const limit = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(`${origin}${newsletterPath}`, {
        method: 'POST',
        headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
        credentials: 'omit',
        body: JSON.stringify({ email: address }),
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
      const answer: unknown = await response.json();
      return signUpIn(Object(answer).answer) ?? notSignedUp;
    } catch (cause) {
      signal?.throwIfAborted();
      logger.error('newsletter.failed', {}, cause);
      return notSignedUp;
    }
  }
}
