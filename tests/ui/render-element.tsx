import type { ComponentProps, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createInstant } from '#domain/time/instant.ts';
import { wordsImporters } from '#src/lazy-imports.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';
import { defaultSettings } from '#tests/support/world.ts';
import { SiteContextProvider } from '#ui/kit/site-context.tsx';
import { TranslatorRegistry } from '#ui/words/translator-registry.ts';
import { createWordsService, WordsProvider } from '#ui/words/use-words.tsx';

const texts = new TranslatorRegistry(new SilentLogger(), wordsImporters);
await Promise.all([texts.loadAll('nl'), texts.loadAll('en')]);

type Site = NonNullable<ComponentProps<typeof SiteContextProvider>['value']>;

/** The markup of an element of the site, with its texts. */
export function renderElement(element: ReactElement, own: Partial<Site> = {}): string {
  const site = {
    locale: 'nl',
    now: createInstant(0),
    settings: defaultSettings(),
    global: null,
    ...own,
  } as const;
  return renderToStaticMarkup(
    <SiteContextProvider value={site}>
      <WordsProvider value={createWordsService(texts, site.locale, null)}>{element}</WordsProvider>
    </SiteContextProvider>,
  );
}
