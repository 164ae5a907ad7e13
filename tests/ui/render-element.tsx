import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createInstant } from '#domain/time/instant.ts';
import type { TicketingAddresses } from '#ports/ticketing-site.port.ts';
import { listWordFiles } from '#src/lazy-imports.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';
import { defaultSettings } from '#tests/support/world.ts';
import { DeferredService } from '#ui/kit/deferred-service.ts';
import { createSite, type Site, SiteProvider } from '#ui/kit/site.tsx';
import type { AudioStore } from '#ui/stores/audio.store.ts';
import { TranslatorRegistry } from '#ui/words/translator-registry.ts';
import { createWordsService } from '#ui/words/words-service.ts';

const texts = new TranslatorRegistry(new SilentLogger(), listWordFiles());
await Promise.all([texts.loadAll('nl'), texts.loadAll('en')]);

const noAddresses: TicketingAddresses = {
  login: () => null,
  basket: () => null,
  order: () => null,
  series: () => null,
};

/** A site whose services do nothing, and whose ticketing offers nothing. */
export function aSite(own: Partial<Site> = {}): Site {
  return createSite({
    locale: 'nl',
    now: createInstant(0),
    settings: defaultSettings(),
    global: null,
    words: createWordsService(texts, own.locale ?? 'nl', null),
    ticketing: {
      capabilities: {
        login: 'none',
        basket: false,
        pricesByTag: false,
        vipCard: false,
        education: false,
        favouritesHash: false,
        freePlaces: false,
      },
      defaultEnvironment: 'tix',
      addresses: { tix: noAddresses, education: noAddresses },
      hosts: [],
      origins: {},
      parseOrder: () => null,
    },
    visitor: null,
    resolve: ({ token }) => {
      throw new Error(`No container for ${String(token)}`);
    },
    navigate: () => {},
    prefetch: () => {},
    storeLocale: () => {},
    audio: (make) => make(() => {}),
    player: new DeferredService<string | null, AudioStore>(null, () => {}),
    Suggestions: () => null,
    EditorTools: () => null,
    ...own,
  });
}

/** The markup of an element of the site, with its texts. */
export function renderElement(element: ReactElement, own: Partial<Site> = {}): string {
  return renderToStaticMarkup(<SiteProvider value={aSite(own)}>{element}</SiteProvider>);
}
