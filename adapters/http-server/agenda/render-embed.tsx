import type { Container } from 'inversify';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Assets } from '#adapters/http-server/asset-manifest.ts';
import type { Global } from '#domain/page/global.ts';
import { Settings } from '#ports/settings.port.ts';
import { TicketingSite } from '#ports/ticketing-site.port.ts';
import type { AgendaFeed } from '#ui/agenda/agenda-feed.ts';
import { EmbeddedAgenda } from '#ui/agenda/embedded-agenda.tsx';
import { SiteContextProvider } from '#ui/kit/site-context.tsx';
import { TicketingProvider } from '#ui/kit/ticketing-context.tsx';
import { SiteTranslationsToken } from '#ui/words/site-translations.ts';
import { createWordsService, WordsProvider } from '#ui/words/use-words.tsx';

interface EmbeddedPage {
  readonly feed: AgendaFeed;
  readonly global: Global | null;
  readonly world: Container;
  readonly assets: Assets;
  /** The origins of the sites that may frame it. */
  readonly framedBy: readonly string[];
}

/** The source whose style sheets rows of concerts need. */
const calendarSource = 'ui/screens/event-overview/event-overview.template.tsx';

/** Renders the embedded agenda. It is not hydrated: its only script reports its height, and its links open in the whole window. */
export function renderEmbed({ feed, global, world, assets, framedBy }: EmbeddedPage): string {
  const { locale, title, hall, generated, url } = feed;
  const words = createWordsService(world.get(SiteTranslationsToken), locale, global);
  const { styles, stylesBySource, embed } = assets;
  const sheets = new Set([...styles, ...(stylesBySource[calendarSource] ?? []), ...embed.styles]);
  const site = { locale, now: generated, settings: world.get(Settings), global };
  const page = (
    <html lang={locale} data-framed-by={framedBy.join(' ')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{words.t('agenda.title', { title, hall })}</title>
        <base target="_top" />
        <link rel="canonical" href={url} />
        {[...sheets].map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script type="module" src={embed.script} />
      </head>
      <body>
        <WordsProvider value={words}>
          <SiteContextProvider value={site}>
            <TicketingProvider value={world.get(TicketingSite)}>
              <EmbeddedAgenda feed={feed} />
            </TicketingProvider>
          </SiteContextProvider>
        </WordsProvider>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
