import { useCallback, useSyncExternalStore } from 'react';
import type { EventId } from '#domain/event/event.ts';
import { isFavourite } from '#domain/favourites/favourites-state.ts';
import { type CustomerTag, noCustomerTags } from '#domain/sale/sale.ts';
import { useSite } from '#ui/kit/site.tsx';
import {
  initialVisitorSnapshot,
  type VisitorLayer,
  type VisitorServices,
  type VisitorSnapshot,
} from '#ui/kit/visitor-layer.ts';
import type { FavouritesView } from '#ui/stores/favourites-view.ts';
import type { OfferChangeNotifier } from '#ui/stores/offer-change-notifier.ts';
import type { SessionView } from '#ui/stores/session-view.ts';

/** Selects a part of the visitor's state. Renders again only when that part changes. */
function useVisitorState<Value>(select: (state: VisitorSnapshot) => Value): Value {
  const layer = useSite().visitor;
  return useSyncExternalStore(
    layer?.subscribe ?? neverChanges,
    () => select(layer?.current() ?? initialVisitorSnapshot),
    () => select(initialVisitorSnapshot),
  );
}

/** The visitor's session: user and basket. Anonymous at first, as on the server. */
export function useSession(): SessionView {
  return useVisitorState(({ session }) => session);
}

/** The customer tags, which decide prices and sale starts; the same array until they change. */
export function useCustomerTags(): readonly CustomerTag[] {
  return useVisitorState(({ session }) => session.session.user?.tags ?? noCustomerTags);
}

/** Reports when sales and prices change; null until the visitor layer is loaded, and during hydration. */
export function useOfferClock(): OfferChangeNotifier | null {
  return useVisitorState(({ offerClock }) => offerClock);
}

/** All of the visitor's state, for a list: one subscription for its rows. */
export function useVisitor(): VisitorSnapshot {
  return useVisitorState((state) => state);
}

/** The visitor's favourites and the notice about them. */
export function useFavouritesView(): FavouritesView {
  return useVisitorState(({ favourites }) => favourites);
}

/** Whether a concert is one of the visitor's favourites. */
export function useIsFavourite(id: EventId): boolean {
  return useVisitorState(({ favourites }) => isFavourite(favourites.favourites, id));
}

export function useConsentAndExperiments(): VisitorSnapshot['tracking'] {
  return useVisitorState(({ tracking }) => tracking);
}

/**
 * Returns a function that calls the visitor's services, and loads them if they are not loaded yet. Does nothing on the
 * server. The same function for the life of the page.
 */
export function useVisitorServicesCaller(): VisitorLayer['run'] {
  return useSite().visitor?.run ?? doNothing;
}

/**
 * Returns a function that calls tracking, now or when the visitor layer has been loaded; it does not load the layer. Does
 * nothing on the server. The same function for the life of the page.
 */
export function useTrackingCaller(): (call: (tracking: VisitorServices['tracking']) => void) => void {
  const layer = useSite().visitor;
  return useCallback((call) => layer?.defer(({ tracking }) => call(tracking)), [layer]);
}

/** Whether the visitor layer has been loaded. */
export function useIsVisitorLayerLoaded(): boolean {
  const layer = useSite().visitor;
  return useSyncExternalStore(
    layer?.subscribe ?? neverChanges,
    () => Boolean(layer?.service),
    () => false,
  );
}

/** The overlays of this visitor; nothing on the server and until the visitor layer has been loaded. */
export function VisitorOverlaySlot() {
  const layer = useSite().visitor;
  return useIsVisitorLayerLoaded() && layer?.service ? <layer.service.Overlay /> : null;
}

const doNothing = () => {};
const neverChanges = () => doNothing;
