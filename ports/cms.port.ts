import type { EmailAddress } from '#domain/form/email.ts';
import type { SignUp } from '#domain/form/newsletter.ts';
import type { CmsQueries, EditorQueries } from '#domain/queries/cms-queries.ts';
import type { QueryPort } from '#ports/query.ts';
import { type Token, token } from '#ports/token.ts';

/**
 * What the hall publishes: the queries of `domain/queries/cms-queries.ts`, and its newsletter. Editors own the truth; the site
 * only reads it.
 *
 * `translationUrls` answers an editor who is logged in to the CMS in this browser; its answer is empty for every other visitor,
 * and always on a server, which has no editor's session.
 *
 * Every query rejects when the CMS cannot be asked or its answer cannot be read: the error's message names what was
 * asked and what came back (CALL-3), and where an answer came that cannot be read, it says so
 * (`domain/unreadable-answer.ts`). An abort rejects with the signal's reason.
 */
export interface CmsPort extends QueryPort<CmsQueries>, QueryPort<EditorQueries>, Newsletter {}

/** The hall's newsletter (CALL-27). Never rejects but for an abort (with the signal's reason): what goes wrong is an answer. */
export interface Newsletter {
  /** Signs an address up; one that is on the list already stays on it once, and is told the same. */
  readonly signUp: (address: EmailAddress, signal?: AbortSignal) => Promise<SignUp>;
}

export const CmsPort: Token<CmsPort> = token<CmsPort>('CmsPort');
