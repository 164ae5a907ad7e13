import type { Container } from 'inversify';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BuildAssets } from '#adapters/http-server/asset-manifest.ts';
import { getHallLocales } from '#domain/locale/locale.ts';
import type { Global } from '#domain/page/global.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { Settings } from '#ports/settings.port.ts';
import { TicketingSite } from '#ports/ticketing-site.port.ts';
import type { AgendaFeed } from '#ui/agenda/agenda-feed.ts';
import { toAgendaPaths } from '#ui/agenda/agenda-paths.ts';
import { AgendaPoster, formatPosterIntroduction } from '#ui/agenda/agenda-poster.tsx';
import { EmbeddedAgenda } from '#ui/agenda/embedded-agenda.tsx';
import { hallFigureImagePath } from '#ui/figure/figure-image-path.ts';
import { type Formats, getFormats } from '#ui/format/formats.ts';
import { SiteContextProvider } from '#ui/kit/site-context.tsx';
import { TicketingProvider } from '#ui/kit/ticketing-context.tsx';
import type { Translate } from '#ui/words/translate.ts';
import { TranslatorRegistryToken } from '#ui/words/translator-registry.ts';
import { createWordsService, WordsProvider } from '#ui/words/use-words.tsx';

interface AgendaPage {
  readonly feed: AgendaFeed;
  readonly global: Global | null;
  readonly world: Container;
  readonly assets: BuildAssets;
}

interface EmbeddedPage extends AgendaPage {
  /** The origins of the sites that may frame it. */
  readonly framedBy: readonly string[];
}

/** The source whose style sheets rows of concerts need. */
const calendarSource = 'ui/screens/event-overview/event-overview.template.tsx';

/** Renders the embedded agenda: its only script reports its height, and its links open in the whole window. */
export function renderEmbeddedAgenda({ framedBy, ...page }: EmbeddedPage): string {
  const { styles, stylesBySource, embed } = page.assets;
  const { title, hall, url } = page.feed;
  return renderAgendaPage({
    ...page,
    attributes: { 'data-framed-by': framedBy.join(' ') },
    styles: [...styles, ...(stylesBySource[calendarSource] ?? []), ...embed.styles],
    title: (t) => t('agenda.title', { title, hall }),
    head: (
      <>
        <meta name="robots" content="noindex" />
        <base target="_top" />
        <link rel="canonical" href={url} />
        <script type="module" src={embed.script} />
      </>
    ),
    body: <EmbeddedAgenda feed={page.feed} />,
  });
}

/** Renders the poster of the season: its only script is its print button (DOOR-60). */
export function renderAgendaPoster(page: AgendaPage): string {
  const { feed, assets } = page;
  const addressIn = (locale: AgendaFeed['locale']) => `${feed.origin}${toAgendaPaths(locale).poster}`;
  return renderAgendaPage({
    ...page,
    styles: [...assets.styles, ...assets.poster.styles],
    title: (t) => t('agenda.title', { title: t('poster.title'), hall: feed.hall }),
    description: (t, formats) => formatPosterIntroduction(feed, t, formats),
    head: (
      <>
        <link rel="canonical" href={addressIn(feed.locale)} />
        {getHallLocales().length > 1 &&
          getHallLocales().map((locale) => (
            <link key={locale} rel="alternate" hrefLang={locale} href={addressIn(locale)} />
          ))}
        <script type="module" src={assets.poster.script} />
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" type="image/svg+xml" sizes="any" href={hallFigureImagePath} />
      </>
    ),
    body: <AgendaPoster feed={feed} />,
  });
}

type Markup = Parameters<typeof renderToStaticMarkup>[0];

interface PageParts extends AgendaPage {
  /** Attributes of the document's element. */
  readonly attributes?: Readonly<Record<`data-${string}`, string>>;
  readonly styles: readonly string[];
  readonly title: (t: Translate) => string;
  readonly description?: (t: Translate, formats: Formats) => string;
  readonly head: Markup;
  readonly body: Markup;
}

/** Renders a page that is not hydrated. */
function renderAgendaPage(page: PageParts): string {
  const { feed, global, world, attributes, styles, title, description, head, body } = page;
  const { locale, generated } = feed;
  const words = createWordsService(world.get(TranslatorRegistryToken), locale, global);
  const site = { locale, now: generated, settings: world.get(Settings), global };
  const document = (
    <html lang={locale} {...attributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <title>{title(words.t)}</title>
        {description && (
          <meta name="description" content={description(words.t, getFormats(locale, toHallDay(generated)))} />
        )}
        {head}
        {[...new Set(styles)].map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <WordsProvider value={words}>
          <SiteContextProvider value={site}>
            <TicketingProvider value={world.get(TicketingSite)}>{body}</TicketingProvider>
          </SiteContextProvider>
        </WordsProvider>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}
