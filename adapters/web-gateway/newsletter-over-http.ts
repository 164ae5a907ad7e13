import { sendRequest } from '#adapters/http/http-client.ts';
import { newsletterPath, notSignedUp, parseSignUp } from '#domain/form/newsletter.ts';
import { membersOf } from '#domain/json.ts';
import type { Newsletter } from '#ports/cms.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { GatewayDependencies } from './fetch-answer.ts';

interface SignUpDependencies extends GatewayDependencies {
  readonly logger: Logger;
}

/** The newsletter for the browser: through the site's own server, which holds the token of the forms (CALL-35). */
export function newsletterOverHttp({ origin, fetch, timeoutMs, logger }: SignUpDependencies): Newsletter {
  return {
    signUp: async (address, signal) => {
      const options = { method: 'POST', credentials: 'omit' } as const;
      const json = { email: address };
      try {
        const url = `${origin}${newsletterPath}`;
        const { text } = await sendRequest({ fetch, url, json, options, timeoutMs, signal });
        return parseSignUp(membersOf(JSON.parse(text))['answer']) ?? notSignedUp;
      } catch (cause) {
        signal?.throwIfAborted();
        logger.error('newsletter.failed', {}, cause);
        return notSignedUp;
      }
    },
  };
}
