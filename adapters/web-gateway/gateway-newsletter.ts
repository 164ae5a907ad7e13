import { sendRequest } from '#adapters/http/http-client.ts';
import { newsletterPath, parseSignUpResult, failedSignUpResult } from '#domain/form/sign-up-result.ts';
import { toUnknownRecord } from '#domain/json.ts';
import type { NewsletterSignUp } from '#ports/cms.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { GatewayDependencies } from './fetch-query-result.ts';

interface SignUpDependencies extends GatewayDependencies {
  readonly logger: Logger;
}

/** The newsletter for the browser: through the site's own server, which holds the token of the forms (CALL-35). */
export function createGatewayNewsletter({
  origin,
  fetch,
  timeoutMs,
  logger,
}: SignUpDependencies): NewsletterSignUp {
  return {
    signUp: async (address, signal) => {
      const options = { method: 'POST', credentials: 'omit' } as const;
      const json = { email: address };
      try {
        const url = `${origin}${newsletterPath}`;
        const { text } = await sendRequest({ fetch, url, json, options, timeoutMs, signal });
        return parseSignUpResult(toUnknownRecord(JSON.parse(text))['answer']) ?? failedSignUpResult;
      } catch (cause) {
        signal?.throwIfAborted();
        logger.error('newsletter.failed', {}, cause);
        return failedSignUpResult;
      }
    },
  };
}
