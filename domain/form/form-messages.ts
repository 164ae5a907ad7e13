/** The messages of forms, by key. The English texts are fixed by the specification; the Dutch ones are with the site's other texts. */
export const englishFormMessages = {
  'form.email.invalid': 'Invalid email address',
  'form.required': 'Please fill in this field',
  'form.zipCode.invalid': 'Please fill in a Dutch postcode, such as 1234 AB',
  'form.sending.failed': 'An error has occurred while sending the form.',
  'educationUser.updated': 'Data has been updated',
  'vipCard.notValid': 'Your VIP-CARDnumber is not valid',
  'vipCard.notChecked': 'Your VIP-CARDnumber could not be checked. Please try again later',
  'vipCard.verified': 'Your VIP-CARDnumber has been verified. You can now order tickets with 50% discount',
  'vipCard.notLoggedIn': 'You have to login or create an account before you can verify your VIP-CARDnumber',
} as const;

export type FormMessageKey = keyof typeof englishFormMessages;
