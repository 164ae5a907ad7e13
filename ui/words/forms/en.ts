import { englishFormMessages } from '#domain/form/form-messages.ts';
import type { FormsWords } from '#ui/words/forms/nl.ts';

/** The English words of forms; those the domain fixes to the letter come from there. */
export const en: FormsWords = {
  ...englishFormMessages,
  'form.sending': 'Sending',
  'newsletter.sent': 'You’re signed up. See you on Friday.',
};
