import { type ComponentType, createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import type { Navigator } from '#ports/navigator.port.ts';
import { DeferredService } from '#ui/kit/deferred-service.ts';
import type { AudioStore } from '#ui/stores/audio.store.ts';

/**
 * Prefetches the data of a page of the site. `near`: only what seldom changes and is not cached yet; `aimed`: all of it,
 * after a short hover; `pressed`: all of it, immediately. A null path cancels a hover.
 */
export type PrefetchPage = (path: string | null, closeness: 'near' | 'aimed' | 'pressed') => void;

export interface HeaderSearchSuggestionsProps {
  readonly keyword: string;
  readonly searchPath: string;
}

export interface EditorToolbarProps {
  /** Links to the CMS pages where the content shown is edited. */
  readonly links: readonly { readonly title: string; readonly url: string }[];
  readonly isPanelOn: boolean;
  readonly isPreview: boolean;
  readonly onDisable: () => void;
}

/** Services of the site that components use. The same object for the life of a tab, and for one render on a server. */
export interface SiteServices {
  /** Goes to another page of the site, without loading a document. */
  readonly navigate: Navigator['go'];
  readonly prefetch: PrefetchPage;
  /** Stores the language that a visitor has chosen (ROUTE-9). */
  readonly storeLocale: (locale: Locale) => void;
  /** The one audio store of a tab. `make` creates it for the first clip, so that its code is loaded only then. */
  readonly audio: (make: (onPlay: () => void) => AudioStore) => AudioStore;
  /** The same store for the signs in lists, which load its code when one is pressed (AUDIO-6); its state is the clip that plays, by id. */
  readonly player: DeferredService<string | null, AudioStore>;
  /** The search suggestions for the text typed in the header (LAYOUT-3). */
  readonly Suggestions: ComponentType<HeaderSearchSuggestionsProps>;
  /** The control panel and the live preview's bar (LAYOUT-7, CALL-2). */
  readonly EditorTools: ComponentType<EditorToolbarProps>;
}

/** The default outside the site, as in a test of one component: services that do nothing. */
const noServices: SiteServices = {
  navigate: () => {},
  prefetch: () => {},
  storeLocale: () => {},
  audio: (make) => make(() => {}),
  player: new DeferredService<string | null, AudioStore>(null, () => {}),
  Suggestions: () => null,
  EditorTools: () => null,
};

const ServicesContext = createContext(noServices);

const PlayingClipContext = createContext<string | null>(null);

interface SiteServicesProviderProps {
  readonly value: SiteServices;
  readonly children: ReactNode;
}

/** Provides the services, and the clip that plays, by one subscription for all signs of a page. */
export function SiteServicesProvider({ value, children }: SiteServicesProviderProps) {
  const { player } = value;
  const playingClipId = useSyncExternalStore(player.subscribe, player.current, () => null);
  return (
    <ServicesContext.Provider value={value}>
      <PlayingClipContext.Provider value={playingClipId}>{children}</PlayingClipContext.Provider>
    </ServicesContext.Provider>
  );
}

export function useSiteServices(): SiteServices {
  return useContext(ServicesContext);
}

/** The id of the clip that plays in the tab; null if none does. */
export function usePlayingClipId(): string | null {
  return useContext(PlayingClipContext);
}
