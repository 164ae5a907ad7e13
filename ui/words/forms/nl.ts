/** The Dutch words of forms. */
export const nl = {
  'form.email.invalid': 'Dit is geen e-mailadres',
  'form.required': 'Vul dit veld in',
  'form.zipCode.invalid': 'Vul een Nederlandse postcode in, zoals 1234 AB',
  'form.sending.failed': 'Er is iets misgegaan bij het verzenden.',
  'educationUser.updated': 'De gegevens zijn bijgewerkt',
  'vipCard.notValid': 'Dit VIP-KAART-nummer is niet geldig',
  'vipCard.notChecked': 'Uw VIP-KAART-nummer kon niet worden gecontroleerd. Probeer het later nog eens',
  'vipCard.verified': 'Uw VIP-KAART-nummer is gecontroleerd. U kunt nu kaarten bestellen met 50% korting',
  'vipCard.notLoggedIn':
    'Log in of maak een account aan; daarna kunt u uw VIP-KAART-nummer laten controleren',
  'form.sending': 'Wordt verzonden',
  'newsletter.sent': 'U bent ingeschreven. Tot vrijdag.',
} as const;

export type FormsWords = Readonly<Record<keyof typeof nl, string>>;

declare module '#ui/words/word-areas.ts' {
  interface WordsByArea {
    readonly forms: FormsWords;
  }
}
