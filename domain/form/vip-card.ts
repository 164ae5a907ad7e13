import type { Brand } from '#domain/brand.ts';
import type { FieldErrors } from '#domain/form/form.ts';
import type { FormMessage } from '#domain/form/messages.ts';

/** The number of a VIP card: 6 to 20 digits. */
export type VipCardNumber = Brand<string, 'VipCardNumber'>;

/** The number a text holds, spaces and dashes left out; undefined where it is none. */
export function vipCardNumberOf(text: string): VipCardNumber | undefined {
  const digits = text.replace(/[\s-]/g, '');
  return /^\d{6,20}$/.test(digits) ? (digits as VipCardNumber) : undefined;
}

/** What keeps a card number from being asked about; `{}` where nothing does (TIX-7). */
export function vipCardErrors({ cardNumber }: { readonly cardNumber: string }): FieldErrors<'cardNumber'> {
  return vipCardNumberOf(cardNumber) ? {} : { cardNumber: 'vipCard.notValid' };
}

/** What ticketing says of a card; `unanswered` is a call that failed or took too long. */
export type VipCardVerdict = 'valid' | 'notValid' | 'notLoggedIn' | 'unanswered';

/** What the visitor reads (TIX-7). Without an answer nothing is said of the card: it could not be checked. */
export function vipCardMessage(verdict: VipCardVerdict): FormMessage {
  switch (verdict) {
    case 'valid':
      return 'vipCard.verified';
    case 'notLoggedIn':
      return 'vipCard.notLoggedIn';
    case 'notValid':
      return 'vipCard.notValid';
    case 'unanswered':
      return 'vipCard.notChecked';
  }
}
