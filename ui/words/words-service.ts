import type { Locale } from '#domain/locale/locale.ts';
import type { Global } from '#domain/page/global.ts';
import type { TranslatedText } from '#ui/stores/translation-tool.ts';
import type { Translate } from '#ui/words/translate.ts';
import type { TranslatorRegistry } from '#ui/words/translator-registry.ts';
import type { WordsArea } from '#ui/words/word-areas.ts';

/** The texts of the page's language. The same object until the language changes or a listener is set. */
export interface WordsService {
  /** Translates a key with its interpolated values. */
  readonly t: Translate;
  /** Loads the texts of an area. Rejects if they cannot be loaded in any language. */
  readonly load: (area: WordsArea) => Promise<void>;
  /** Whether the texts of an area, or those of the default language instead, have been loaded. */
  readonly has: (area: WordsArea) => boolean;
  /** Sets a listener that is called with every translated text; null removes it (I18N-2). */
  readonly listen: (listener: TranslatedTextListener | null) => void;
}

export type TranslatedTextListener = (text: TranslatedText) => void;

/** The texts of a language and global; every translated text is passed to the listener, if there is one. */
export function createWordsService(
  book: TranslatorRegistry,
  locale: Locale,
  global: Global | null,
  listen: WordsService['listen'] = () => {},
  listener: TranslatedTextListener | null = null,
): WordsService {
  const t = book.translator(locale, global);
  return {
    t: listener ? withListener(listener, t) : t,
    load: (area) => book.load(locale, area),
    has: (area) => book.has(locale, area),
    listen,
  };
}

function withListener(listener: TranslatedTextListener, t: Translate): Translate {
  return (key, values) => {
    const translated = t(key, values);
    listener({ key, translated });
    return translated;
  };
}
