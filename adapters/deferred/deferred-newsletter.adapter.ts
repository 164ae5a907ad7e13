import type { EmailAddress } from '#domain/form/email.ts';
import { notSignedUp, type SignUp } from '#domain/form/newsletter.ts';
import type { NewsletterPort } from '#ports/newsletter.port.ts';
import { Late, type LateNeeds } from './late.ts';

/** A newsletter whose code comes with the first sign-up. */
export class DeferredNewsletter implements NewsletterPort {
  readonly #late: Late<NewsletterPort>;

  constructor(needs: LateNeeds<NewsletterPort>) {
    this.#late = new Late(needs);
  }

  signUp(address: EmailAddress, signal?: AbortSignal): Promise<SignUp> {
    return this.#late.ask((newsletter) => newsletter.signUp(address, signal), notSignedUp, signal);
  }
}
