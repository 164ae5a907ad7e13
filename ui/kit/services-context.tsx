import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from 'react';
import type { LinkTarget } from '#domain/link/link.ts';
import type { Newsletter } from '#ports/cms.port.ts';
import type { Navigator } from '#ports/navigator.port.ts';
import type { AudioStore } from '#ui/stores/audio.store.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  readonly href: string;
  readonly target?: LinkTarget | undefined;
  /** `refine`: another view of the same page, so scroll and history stay (as in `Navigator`). */
  readonly way?: 'visit' | 'refine';
  /** The link orders tickets: it opens in the same tab, whatever its host (LINK-1). Its component reports the click to tracking. */
  readonly isOrder?: boolean;
}

/**
 * Prefetches what a page of the site needs: `near` what seldom changes, which costs nothing where it has been fetched; `aimed`
 * the whole of it, after a moment's hover; `pressed` the whole of it now. A null path cancels a hover.
 */
export type Prefetch = (path: string | null, closeness: 'near' | 'aimed' | 'pressed') => void;

export interface SuggestionsProps {
  readonly keyword: string;
  readonly searchPath: string;
}

export interface EditorToolsProps {
  /** Links of the CMS to what is shown. */
  readonly links: readonly { readonly title: string; readonly url: string }[];
  readonly isPanelOn: boolean;
  readonly isPreview: boolean;
  readonly onDisable: () => void;
}

/** What the site does for its components. The same object for the life of a tab, and for one rendering on a server. */
export interface SiteServices {
  /** Renders a link. Components render links by this alone. */
  readonly Link: ComponentType<LinkProps>;
  /** Goes to another page of the site, without loading a document. */
  readonly navigate: Navigator['go'];
  readonly prefetch: Prefetch;
  /** Signs up for the newsletter; null where no script can, so that its form goes to the server by itself. */
  readonly newsletter: Newsletter | null;
  /** The one audio store of a tab; `make` makes it for the first clip, which brings its code. */
  readonly audio: (make: () => AudioStore) => AudioStore;
  /** What the site has for what is being typed in the header (LAYOUT-3). */
  readonly Suggestions: ComponentType<SuggestionsProps>;
  /** The control panel and the live preview's bar (LAYOUT-7, CALL-2). */
  readonly EditorTools: ComponentType<EditorToolsProps>;
}

/** Outside the site, as in a test of one component: plain links, and nothing else is done. */
const noServices: SiteServices = {
  Link: ({ way: _, isOrder: __, ...props }) => <a {...props} />,
  navigate: () => {},
  prefetch: () => {},
  newsletter: null,
  audio: (make) => make(),
  Suggestions: () => null,
  EditorTools: () => null,
};

const ServicesContext = createContext(noServices);

export const ServicesProvider = ServicesContext.Provider;

export function useServices(): SiteServices {
  return useContext(ServicesContext);
}

export function useLink(): ComponentType<LinkProps> {
  return useServices().Link;
}
