import type { FormMessageKey } from '#domain/form/form-messages.ts';

/** The result of a newsletter sign-up (FORM-1). */
export type SignUpResult =
  | { readonly kind: 'accepted' }
  /** The mailing list rejected the address or could not be reached; `message` is shown to the visitor. */
  | { readonly kind: 'refused'; readonly message: FormMessageKey };

export const invalidEmailSignUpResult = {
  kind: 'refused',
  message: 'form.email.invalid',
} as const satisfies SignUpResult;

export const failedSignUpResult = {
  kind: 'refused',
  message: 'form.sending.failed',
} as const satisfies SignUpResult;

/** The endpoint for sign-ups: JSON from the site's script, form data without script. */
export const newsletterPath = '/newsletter';

/** Parses a sign-up result from JSON; undefined if it is none. */
export function parseSignUpResult(value: unknown): SignUpResult | undefined {
  const { kind, message } = Object(value) as { readonly kind?: unknown; readonly message?: unknown };
  if (kind === 'accepted') return { kind };
  if (kind !== 'refused') return undefined;
  return message === 'form.email.invalid' ? invalidEmailSignUpResult : failedSignUpResult;
}
