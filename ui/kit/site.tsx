import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { canSaveFavourites } from '#domain/favourites/favourites-state.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Global } from '#domain/page/global.ts';
import { pickTixEnvironment, type TixEnvironment } from '#domain/session/tix-environment.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Navigator } from '#ports/navigator.port.ts';
import type { PublicSettings } from '#ports/settings.port.ts';
import type { TicketingAddresses, TicketingSite } from '#ports/ticketing-site.port.ts';
import { type Formats, getFormats } from '#ui/format/formats.ts';
import type { DeferredService } from '#ui/kit/deferred-service.ts';
import { followLinks, type PrefetchPage } from '#ui/kit/follow-links.ts';
import type { VisitorLayer } from '#ui/kit/visitor-layer.ts';
import type { AudioStore } from '#ui/stores/audio.store.ts';
import type { ResolveBinding } from '#ui/stores/binding.ts';
import type { Translate } from '#ui/words/translate.ts';
import type { WordsService } from '#ui/words/words-service.ts';

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
  /** The ticketing of the hall. */
  readonly ticketing: TicketingSite;
  /** The visitor layer; null on the server, which knows no visitor. */
  readonly visitor: VisitorLayer | null;
  readonly resolve: ResolveBinding;
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

/** What a site is created from. */
interface SiteParts extends SiteServices {
  readonly locale: Locale;
  /** The moment for which the page is rendered; the same on the server and in hydration. */
  readonly now: Instant;
  readonly settings: PublicSettings;
  /** Null while the CMS is unavailable. */
  readonly global: Global | null;
  readonly words: WordsService;
}

/** What every component can read of the current page and site without props. */
export interface Site extends SiteParts {
  /** Translates a key with its interpolated values. */
  readonly t: Translate;
  /** The formats of dates, times and money in the language of the page, relative to the day it is rendered for. */
  readonly formats: Formats;
  /** The ticketing environment of this page (SALE-8), and its addresses. */
  readonly environment: TixEnvironment;
  readonly addresses: TicketingAddresses;
  /** Whether visitors can save favourites (SWAP-2). */
  readonly canSaveFavourites: boolean;
}

export function createSite(parts: SiteParts, isPageForSchools = false): Site {
  const { locale, now, settings, ticketing, words } = parts;
  const environment = pickTixEnvironment(isPageForSchools, ticketing);
  return {
    ...parts,
    t: words.t,
    formats: getFormats(locale, toHallDay(now)),
    environment,
    addresses: ticketing.addresses[environment],
    canSaveFavourites: canSaveFavourites(ticketing.capabilities, settings),
  };
}

const SiteContext = createContext<Site | null>(null);

/** A context of its own: a clip that starts to play changes the signs of a page, not every component. */
const PlayingClipContext = createContext<string | null>(null);

/** Provides the site, and the clip that plays, by one subscription for all signs of a page; follows the links of the page. */
export function SiteProvider({ value, children }: { readonly value: Site; readonly children: ReactNode }) {
  const { player } = value;
  const playingClipId = useSyncExternalStore(player.subscribe, player.current, () => null);
  useEffect(() => followLinks(document, value), [value]);
  return (
    <SiteContext value={value}>
      <PlayingClipContext value={playingClipId}>{children}</PlayingClipContext>
    </SiteContext>
  );
}

interface SiteOfPageProps {
  readonly isForSchools: boolean;
  readonly children: ReactNode;
}

/** The site of one page. If it is for schools, its links lead to their ticketing, and the session comes from it (SALE-8). */
export function SiteOfPage({ isForSchools, children }: SiteOfPageProps) {
  const site = useSite();
  const siteOfPage = useMemo(() => (isForSchools ? createSite(site, true) : site), [site, isForSchools]);
  return <SiteContext value={siteOfPage}>{children}</SiteContext>;
}

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('No site: this component is rendered outside the layout.');
  return site;
}

/** The id of the clip that plays in the tab; null if none does. */
export function usePlayingClipId(): string | null {
  return useContext(PlayingClipContext);
}
