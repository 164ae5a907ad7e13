import type { EmailAddress } from '#domain/form/email.ts';
import type { SignUp } from '#domain/form/newsletter.ts';
import { type Token, token } from '#ports/token.ts';

/** The hall's newsletter (CALL-27). Never rejects but for an abort (with the signal's reason): what goes wrong is an answer. */
export interface NewsletterPort {
  /** Signs an address up; one that is on the list already stays on it once, and is told the same. */
  signUp(address: EmailAddress, signal?: AbortSignal): Promise<SignUp>;
}

export const NewsletterPort: Token<NewsletterPort> = token<NewsletterPort>('NewsletterPort');
