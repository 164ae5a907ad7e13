import type { TranslationUrl } from '#domain/flags/translation-tool.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { type Token, token } from '#ports/token.ts';

/** Where editors change the texts of the site. Asked from an editor's own browser, as the editor (I18N-2). */
export interface TranslationUrlsPort {
  /**
   * The place to edit each text (CALL-7); empty for whoever is no editor. Rejects when the CMS cannot be asked or its answer
   * cannot be read (CALL-3), on an abort with the signal's reason.
   */
  translationUrls(locale: Locale, signal?: AbortSignal): Promise<readonly TranslationUrl[]>;
}

export const TranslationUrlsPort: Token<TranslationUrlsPort> =
  token<TranslationUrlsPort>('TranslationUrlsPort');
