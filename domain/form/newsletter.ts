import type { FormMessage } from '#domain/form/messages.ts';

/** What became of a sign-up for the newsletter (FORM-1). */
export type SignUp =
  | { readonly kind: 'accepted' }
  /** The list would not have the address, or could not be reached; `message` is what the visitor reads. */
  | { readonly kind: 'refused'; readonly message: FormMessage };

export const notAnAddress: SignUp = { kind: 'refused', message: 'form.email.invalid' };

export const notSignedUp: SignUp = { kind: 'refused', message: 'form.sending.failed' };
