import { newsletterPath, notSignedUp, signUpIn } from '#domain/form/newsletter.ts';
import type { Newsletter } from '#ports/cms.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { GatewayNeeds } from './fetch-answer.ts';

interface SignUpNeeds extends GatewayNeeds {
  readonly logger: Logger;
}

/** The newsletter as the browser reaches it: through the site's own server, which holds the token of the forms (CALL-35). */
export function newsletterOverHttp({ origin, fetch, timeoutMs, logger }: SignUpNeeds): Newsletter {
  return {
    signUp: async (address, signal) => {
      signal?.throwIfAborted();
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
    },
  };
}
