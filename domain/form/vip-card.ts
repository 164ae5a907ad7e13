import type { Brand } from '#domain/branded-type.ts';
import type { FormMessageKey } from '#domain/form/form-messages.ts';
import type { FieldErrors } from '#domain/form/form-state.ts';
import { normalizeText } from '#domain/normalize-text.ts';

/** A VIP card number: 6 to 20 digits. */
export type VipCardNumber = Brand<string, 'VipCardNumber'>;

/** Parses a card number, ignoring spaces and dashes; undefined if invalid. */
export function parseVipCardNumber(text: string): VipCardNumber | undefined {
  const digits = normalizeText(text).replace(/[\s-]/g, '');
  return /^\d{6,20}$/.test(digits) ? (digits as VipCardNumber) : undefined;
}

/** Validates the card number before it is sent; `{}` if it is valid (TIX-7). */
export function validateVipCardForm({
  cardNumber,
}: {
  readonly cardNumber: string;
}): FieldErrors<'cardNumber'> {
  return parseVipCardNumber(cardNumber) ? {} : { cardNumber: 'vipCard.notValid' };
}

/** The ticketing's result for a card; `unanswered`: the call failed or timed out. */
export type VipCardResult = 'valid' | 'notValid' | 'notLoggedIn' | 'unanswered';

/** The message for a result (TIX-7). Without an answer it only states that the card could not be checked. */
export function pickVipCardMessage(verdict: VipCardResult): FormMessageKey {
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
