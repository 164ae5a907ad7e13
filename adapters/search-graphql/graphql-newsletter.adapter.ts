import * as v from 'valibot';
import { englishFormMessages } from '#domain/form/form-messages.ts';
import { invalidEmailSignUpResult, failedSignUpResult } from '#domain/form/sign-up-result.ts';
import type { NewsletterSignUp } from '#ports/cms.port.ts';
import { SearchClient, type SearchClientDependencies } from './search-client.ts';

/** The newsletter over GraphQL (CALL-27), with the token of the public forms (CALL-35). */
export function createGraphqlNewsletter(dependencies: SearchClientDependencies): NewsletterSignUp {
  const client = new SearchClient(dependencies);
  return {
    signUp: async (address, signal) => {
      try {
        await client.query(newsletterSignUpDocument, { email: address }, subscriptionWire, signal);
        return { kind: 'accepted' };
      } catch (cause) {
        signal?.throwIfAborted();
        const reason = cause instanceof Error ? cause.message : 'unknown';
        if (reason.endsWith(englishFormMessages['form.email.invalid'])) return invalidEmailSignUpResult;
        // The cause may contain the request with its e-mail address, so it is not logged.
        dependencies.logger.error('newsletter.failed', { reason });
        return failedSignUpResult;
      }
    },
  };
}

/** The sign-up mutation (CALL-27). */
export const newsletterSignUpDocument = `
mutation Newsletter($email: String!) {
  subscribeNewsletter(email: $email) { id }
}`;

/** The mutation returns null if it failed. */
const subscriptionWire = v.object({
  subscribeNewsletter: v.object({ id: v.union([v.string(), v.number()]) }),
});
