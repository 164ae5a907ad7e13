import { sendRequest } from '#adapters/http/http-client.ts';
import { cmsDefinitions } from '#adapters/shared/queries/cms-definitions.ts';
import { createGatewayQueries, type GatewayDependencies } from '#adapters/web-gateway/gateway-queries.ts';
import { newsletterPath } from '#adapters/web-gateway/web-gateway.address.ts';
import {
  failedSignUpResult,
  invalidEmailSignUpResult,
  type SignUpResult,
} from '#domain/form/sign-up-result.ts';
import { toUnknownRecord } from '#domain/json.ts';
import type { CmsPort, NewsletterSignUp } from '#ports/cms.port.ts';

/** The CMS port for a browser: through the site's gateway, and directly for requests that only editors may send. */
export function createGatewayCms(gateway: GatewayDependencies, cmsUrl: string): CmsPort {
  return {
    ...createGatewayQueries(cmsDefinitions, gateway),
    ...createGatewayNewsletter(gateway),
    translationUrls: async (params, signal) => {
      signal?.throwIfAborted();
      if (cmsUrl === '') return [];
      // For editors alone: their code, with the validator that reads the answer, stays out of the first load.
      const { createCmsTextEditUrlQueries } =
        await import('#adapters/web-gateway/cms-text-edit-url-queries.ts');
      return createCmsTextEditUrlQueries({ ...gateway, url: cmsUrl }).translationUrls(params, signal);
    },
  };
}

/** The newsletter for the browser: through the site's own server, which holds the token of the forms (CALL-35). */
export function createGatewayNewsletter({
  origin,
  fetch,
  timeoutMs,
  logger,
}: GatewayDependencies): NewsletterSignUp {
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
