import type { Brand } from '#domain/brand.ts';
import type { FieldErrors } from '#domain/form/form.ts';

export type EmailAddress = Brand<string, 'EmailAddress'>;

/** One sign of the part before the @, and one label of the domain behind it, as HTML's own e-mail field takes them. */
const address =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** The address a text holds, spaces around it left out; undefined where it is none. What a browser's own field takes, with a dot in the domain, and no longer than mail allows. */
export function emailOf(text: string): EmailAddress | undefined {
  const written = text.trim();
  return written.length <= 254 && address.test(written) ? (written as EmailAddress) : undefined;
}

/** The form with an address alone: the newsletter's (FORM-1) and the keuzehulp's mail block (KEUZE-7). */
export type EmailField = 'email';

/** What keeps an address from being sent; `{}` where nothing does (FORM-1). */
export function emailErrors({ email }: { readonly email: string }): FieldErrors<EmailField> {
  return emailOf(email) ? {} : { email: 'form.email.invalid' };
}
