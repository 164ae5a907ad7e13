import type { TranslationUrl } from '#domain/flags/translation-tool.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { TranslationUrlsPort } from '#ports/translation-urls.port.ts';

/** The places of a content system in memory where texts are changed; none for whoever is no editor. */
export class InMemoryTranslationUrls implements TranslationUrlsPort {
  readonly #urls: Readonly<Record<Locale, readonly TranslationUrl[]>>;

  constructor(urls: { readonly [locale in Locale]?: readonly TranslationUrl[] } = {}) {
    this.#urls = { nl: urls.nl ?? [], en: urls.en ?? [] };
  }

  async translationUrls(locale: Locale, signal?: AbortSignal): Promise<readonly TranslationUrl[]> {
    signal?.throwIfAborted();
    return this.#urls[locale];
  }
}
