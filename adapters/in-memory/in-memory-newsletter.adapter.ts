import type { EmailAddress } from '#domain/form/email.ts';
import type { SignUp } from '#domain/form/newsletter.ts';
import type { NewsletterPort } from '#ports/newsletter.port.ts';

/** A newsletter whose list is kept in memory; `subscribers` is who is on it, in the order they came. */
export class InMemoryNewsletter implements NewsletterPort {
  readonly #addresses = new Set<string>();

  get subscribers(): readonly string[] {
    return [...this.#addresses];
  }

  async signUp(address: EmailAddress, signal?: AbortSignal): Promise<SignUp> {
    signal?.throwIfAborted();
    this.#addresses.add(address.toLowerCase());
    return { kind: 'accepted' };
  }
}
