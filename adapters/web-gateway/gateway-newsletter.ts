import { sendRequest } from '#adapters/http/http-client.ts';
import { newsletterPath } from '#adapters/web-gateway/web-gateway.address.ts';
import {
  failedSignUpResult,
  invalidEmailSignUpResult,
  type SignUpResult,
} from '#domain/form/sign-up-result.ts';
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
        return toSignUpResult(toUnknownRecord(JSON.parse(text))['answer']);
      } catch (cause) {
        signal?.throwIfAborted();
        logger.error('newsletter.failed', {}, cause);
        return failedSignUpResult;
      }
    },
  };
}

/** The result in a response; a failure if it has none. */
function toSignUpResult(answer: unknown): SignUpResult {
  const { kind, message } = toUnknownRecord(answer);
  if (kind === 'accepted') return { kind };
  return kind === 'refused' && message === 'form.email.invalid'
    ? invalidEmailSignUpResult
    : failedSignUpResult;
}
