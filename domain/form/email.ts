import type { Brand } from '#domain/branded-type.ts';
import type { FieldErrors } from '#domain/form/form-state.ts';
import { normalizeText } from '#domain/normalize-text.ts';

export type EmailAddress = Brand<string, 'EmailAddress'>;

/** The pattern of HTML's e-mail field. */
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** Parses an e-mail address as it looks, trimmed; undefined if invalid. Accepts what a browser's field accepts, with a dot in the domain and at most 254 characters. */
export function parseEmail(text: string): EmailAddress | undefined {
  const trimmed = normalizeText(text).trim();
  return trimmed.length <= 254 && emailPattern.test(trimmed) ? (trimmed as EmailAddress) : undefined;
}

/** The field of a form with only an address: the newsletter (FORM-1) and the keuzehulp's mail block (KEUZE-7). */
export type EmailFieldName = 'email';

/** Validates the address; `{}` if it is valid (FORM-1). */
export function validateEmailForm({ email }: { readonly email: string }): FieldErrors<EmailFieldName> {
  return parseEmail(email) ? {} : { email: 'form.email.invalid' };
}
