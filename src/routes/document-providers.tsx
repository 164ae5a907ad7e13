import { memo, type ReactNode, useCallback, useMemo, useState } from 'react';
import { Outlet, useLoaderData } from 'react-router-dom';
import { localeCookieName, serializeVisitorCookie } from '#adapters/http/visitor-cookie.ts';
import { toLocalePath, toSetLanguagePath } from '#domain/locale/locale-routes.ts';
import { Navigator } from '#ports/navigator.port.ts';
import { TicketingSite } from '#ports/ticketing-site.port.ts';
import type { SiteData } from '#src/loaders/site.loader.ts';
import { type RouteRuntime, useContainer, useRouteRuntime } from '#src/routes/runtime-context.tsx';
import { createResolveBinding } from '#src/worlds/provide.ts';
import { DeferredService } from '#ui/kit/deferred-service.ts';
import { createLazyComponent } from '#ui/kit/lazy-component.tsx';
import { createSite, SiteProvider, type SiteServices } from '#ui/kit/site.tsx';
import { HtmlDocument } from '#ui/layout/html-document.tsx';
import type { AudioStore } from '#ui/stores/audio.store.ts';
import { TranslatorRegistryToken } from '#ui/words/translator-registry.ts';
import {
  createWordsService,
  type TranslatedTextListener,
  type WordsService,
} from '#ui/words/words-service.ts';

/** The document of all pages; each route has its own layout. */
export function DocumentRoute() {
  return <DocumentProviders site={useLoaderData<SiteData>()}>{outlet}</DocumentProviders>;
}

/** A constant element, so that the document does not render again during a navigation. */
const outlet = <Outlet />;

interface DocumentProvidersProps {
  readonly site: SiteData;
  readonly children: ReactNode;
}

/** The document, with the site for all components. */
export const DocumentProviders = memo(function DocumentProviders({ site, children }: DocumentProvidersProps) {
  const runtime = useRouteRuntime();
  const [isAudioUsed, setAudioUsed] = useState(false);
  const [services] = useState(() => createServices(runtime, () => setAudioUsed(true)));
  const words = useSiteWords(site);
  return (
    <SiteProvider value={useMemo(() => createSite({ ...site, ...services, words }), [site, services, words])}>
      <HtmlDocument>
        {isAudioUsed && <NowPlaying />}
        {children}
      </HtmlDocument>
    </SiteProvider>
  );
});

const Suggestions = createLazyComponent(
  async () => (await import('#ui/layout/search-suggestions.tsx')).HeaderSearchSuggestions,
  ['search'],
);

/** Loaded when a clip is first played. */
const NowPlaying = createLazyComponent(
  async () => (await import('#ui/layout/now-playing-controls.tsx')).NowPlayingControls,
  ['blocks'],
);

const EditorTools = createLazyComponent(
  async () => (await import('#ui/layout/editor-toolbar.tsx')).EditorToolbar,
  ['editor'],
);

/** Creates the services of the components. Ports are resolved on use: a server has no navigator. */
function createServices(
  { world, prefetch = () => {}, visitor }: RouteRuntime,
  onPlay: () => void,
): SiteServices {
  let audio: AudioStore | undefined;
  const openAudio: SiteServices['audio'] = (make) => {
    if (audio) return audio;
    audio = make(onPlay);
    player.connect(audio);
    return audio;
  };
  const player = new DeferredService<string | null, AudioStore>(null, () => {
    import('#ui/stores/audio.store.ts').then(
      ({ createAudioStore }) => openAudio(createAudioStore),
      () => {},
    );
  });
  return {
    ticketing: world.get(TicketingSite),
    visitor: visitor ?? null,
    resolve: createResolveBinding(world),
    navigate: (path, kind) => world.get(Navigator).go(path, kind),
    prefetch,
    storeLocale: (locale) => {
      document.cookie = serializeVisitorCookie(localeCookieName, locale, location.protocol === 'https:');
      // Some browsers keep for a week only what no response has stored.
      fetch(toSetLanguagePath(toLocalePath(locale, '/')), { keepalive: true, redirect: 'manual' }).catch(
        () => {},
      );
    },
    audio: openAudio,
    player,
    Suggestions,
    EditorTools,
  };
}

/** The words in the page's language; the editors' translation tool may listen to their use (I18N-2). */
function useSiteWords({ locale, global }: SiteData): WordsService {
  const book = useContainer().get(TranslatorRegistryToken);
  const [listener, setListener] = useState<TranslatedTextListener | null>(null);
  const listen = useCallback((next: TranslatedTextListener | null) => setListener(() => next), []);
  return useMemo(
    () => createWordsService(book, locale, global, listen, listener),
    [book, locale, global, listen, listener],
  );
}
