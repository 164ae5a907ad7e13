import { lifetimes } from '#domain/caching/lifetimes.ts';
import type { TranslationUrl } from '#domain/flags/translation-tool.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { TranslationUrlsPort } from '#ports/translation-urls.port.ts';
import type { RememberingCache } from './remembering-cache.adapter.ts';

/** Places to edit texts that are asked for once in a while (CACHE-2). In the editor's browser only: the answer is theirs. */
export class CachingTranslationUrls implements TranslationUrlsPort {
  readonly #editing: TranslationUrlsPort;
  readonly #cache: RememberingCache;

  constructor(editing: TranslationUrlsPort, cache: RememberingCache) {
    this.#editing = editing;
    this.#cache = cache;
  }

  translationUrls(locale: Locale, signal?: AbortSignal): Promise<readonly TranslationUrl[]> {
    return this.#cache.remember<readonly TranslationUrl[]>(
      {
        key: `translationUrls ${locale}`,
        shelf: 'pages',
        terms: lifetimes.translationUrls,
        fetch: (flight) => this.#editing.translationUrls(locale, flight),
      },
      signal,
    );
  }
}
