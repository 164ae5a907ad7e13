import 'i18next';
import type { Words } from '#ui/words/areas.ts';

/** Makes a key that no language has a compile error wherever words are asked for. */
declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false;
    nsSeparator: false;
    resources: { translation: Words };
  }
}
