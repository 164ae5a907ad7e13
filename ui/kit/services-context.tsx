import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from 'react';
import type { LinkTargetAttribute } from '#domain/link/link.ts';
import type { Navigator } from '#ports/navigator.port.ts';
import type { AudioStore } from '#ui/stores/audio.store.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  readonly href: string;
  readonly target?: LinkTargetAttribute | undefined;
  /** `filter`: another view of the same page, so scroll position and focus stay (as in `Navigator`). */
  readonly mode?: 'visit' | 'filter';
  /** The link orders tickets: it opens in the same tab, whatever its host (LINK-1). Its component reports the click to tracking. */
  readonly isOrder?: boolean;
}

/**
 * Prefetches the data of a page of the site. `near`: only what seldom changes and is not cached yet; `aimed`: all of it,
 * after a short hover; `pressed`: all of it, immediately. A null path cancels a hover.
 */
export type PrefetchPage = (path: string | null, closeness: 'near' | 'aimed' | 'pressed') => void;

export interface SearchSuggestionsProps {
  readonly keyword: string;
  readonly searchPath: string;
}

export interface EditorToolsProps {
  /** Links to the CMS pages where the content shown is edited. */
  readonly links: readonly { readonly title: string; readonly url: string }[];
  readonly isPanelOn: boolean;
  readonly isPreview: boolean;
  readonly onDisable: () => void;
}

/** Services of the site that components use. The same object for the life of a tab, and for one render on a server. */
export interface SiteServices {
  /** Renders a link. Components use no other. */
  readonly Link: ComponentType<LinkProps>;
  /** Goes to another page of the site, without loading a document. */
  readonly navigate: Navigator['go'];
  readonly prefetch: PrefetchPage;
  /** The one audio store of a tab. `make` creates it for the first clip, so that its code is loaded only then. */
  readonly audio: (make: (onPlay: () => void) => AudioStore) => AudioStore;
  /** The search suggestions for the text typed in the header (LAYOUT-3). */
  readonly Suggestions: ComponentType<SearchSuggestionsProps>;
  /** The control panel and the live preview's bar (LAYOUT-7, CALL-2). */
  readonly EditorTools: ComponentType<EditorToolsProps>;
}

/** The default outside the site, as in a test of one component: plain links, and services that do nothing. */
const noServices: SiteServices = {
  Link: ({ mode: _, isOrder: __, ...props }) => <a {...props} />,
  navigate: () => {},
  prefetch: () => {},
  audio: (make) => make(() => {}),
  Suggestions: () => null,
  EditorTools: () => null,
};

const ServicesContext = createContext(noServices);

export const ServicesProvider = ServicesContext.Provider;

export function useServices(): SiteServices {
  return useContext(ServicesContext);
}

export function useLinkComponent(): ComponentType<LinkProps> {
  return useServices().Link;
}
