import 'i18next';
import type { Words } from '#ui/words/word-areas.ts';

/** Makes an unknown translation key a compile error. */
declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false;
    nsSeparator: false;
    resources: { translation: Words };
  }
}
