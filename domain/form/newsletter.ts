import type { FormMessage } from '#domain/form/messages.ts';

/** What became of a sign-up for the newsletter (FORM-1). */
export type SignUp =
  | { readonly kind: 'accepted' }
  /** The list would not have the address, or could not be reached; `message` is what the visitor reads. */
  | { readonly kind: 'refused'; readonly message: FormMessage };

export const notAnAddress = { kind: 'refused', message: 'form.email.invalid' } as const satisfies SignUp;

export const notSignedUp = { kind: 'refused', message: 'form.sending.failed' } as const satisfies SignUp;

/** Where the site takes sign-ups: from its own script as JSON, from a form without script as forms are sent. */
export const newsletterPath = '/newsletter';

/** The sign-up a value of JSON tells of; undefined where it tells of none. */
export function parseSignUp(value: unknown): SignUp | undefined {
  const { kind, message } = Object(value) as { readonly kind?: unknown; readonly message?: unknown };
  if (kind === 'accepted') return { kind };
  if (kind !== 'refused') return undefined;
  return message === 'form.email.invalid' ? notAnAddress : notSignedUp;
}
