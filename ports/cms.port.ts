import type { EmailAddress } from '#domain/form/email.ts';
import type { SignUpResult } from '#domain/form/sign-up-result.ts';
import type { CmsQueries, EditorQueries } from '#domain/queries/cms-queries.ts';
import type { QueryMethods } from '#ports/search.port.ts';
import { type Token, createToken } from '#ports/token.ts';

/**
 * The CMS, read only: the queries of `domain/queries/cms-queries.ts`, and the newsletter.
 *
 * `translationUrls` returns the edit URLs for an editor who is logged in to the CMS in this browser; the result is empty for every
 * other visitor, and always on a server, which has no editor's session.
 *
 * Every query rejects when the CMS is unreachable or its response cannot be parsed: the error's message contains the request and the
 * response (CALL-3), and an unparseable response is marked as such (`adapters/http/unreadable-response.ts`). An abort rejects with the
 * signal's reason.
 */
export interface CmsPort extends QueryMethods<CmsQueries>, QueryMethods<EditorQueries>, NewsletterSignUp {}

/** The hall's newsletter (CALL-27). Only an abort rejects (with the signal's reason); failures are results. */
export interface NewsletterSignUp {
  /** Signs an address up; an address that is already on the list stays on it once, with the same result. */
  readonly signUp: (address: EmailAddress, signal?: AbortSignal) => Promise<SignUpResult>;
}

export const CmsPort: Token<CmsPort> = createToken<CmsPort>('CmsPort');
