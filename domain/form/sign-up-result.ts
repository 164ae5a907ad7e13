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
