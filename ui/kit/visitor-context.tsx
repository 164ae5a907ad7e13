import {
  type ComponentType,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Banner } from '#domain/event/banner.ts';
import type { EventId } from '#domain/event/event.ts';
import type { OfferedEvent } from '#domain/event/event-offer.ts';
import { isFavourite } from '#domain/favourites/favourites.ts';
import type { OfferedPrice } from '#domain/pricing/ticket-price.ts';
import { type CustomerTag, noTags } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Experiments } from '#domain/tracking/experiments.ts';
import type { FollowedLink } from '#domain/tracking/followed-link.ts';
import type { TixPort } from '#ports/tix.port.ts';
import type { DeferredService, Subscribable } from '#ui/kit/deferred-service.ts';
import { useSiteContext } from '#ui/kit/site-context.tsx';
import type { ConsentStore, ConsentView } from '#ui/stores/consent.store.ts';
import type { FavouritesStore } from '#ui/stores/favourites.store.ts';
import { type FavouritesView, initialFavouritesView } from '#ui/stores/favourites-view.ts';
import type { OfferClock } from '#ui/stores/offer-clock.ts';
import { initialSession, type SessionView } from '#ui/stores/session-view.ts';
import type { TrackingStore } from '#ui/stores/tracking.store.ts';

/** The visitor's consent, the state of the consent dialog, and their experiments. */
interface TrackingState extends ConsentView {
  readonly experiments: Experiments;
}

/** What the site knows about the visitor. Each member is the same object until it changes. */
export interface VisitorSnapshot {
  readonly session: SessionView;
  readonly favourites: FavouritesView;
  readonly tracking: TrackingState;
  /** Reports when sales and prices change; a new object whenever the clock is set. Null until the visitor layer is loaded. */
  readonly offerClock: OfferClock | null;
}

/** The state on the server, and in the browser until the visitor layer is loaded. */
export const initialVisitor: VisitorSnapshot = {
  session: initialSession,
  favourites: initialFavouritesView,
  tracking: { consent: 'pending', isDialogOpen: false, experiments: {} },
  offerClock: null,
};

/** The tracking that components use (TRACK-3). */
interface Tracking extends Pick<TrackingStore, 'track' | 'setVersion'> {
  /** Tracks that the visitor followed one of a component's links. */
  readonly report: (interaction: FollowedLink) => void;
  /** Tracks when a banner's element comes into view (LAYOUT-17). */
  readonly observeBanner: (element: Element, banner: Banner) => void;
  readonly unobserveBanner: (element: Element) => void;
}

/** The services for the visitor, available when the visitor layer is loaded. */
export interface VisitorServices extends Subscribable<VisitorSnapshot> {
  readonly favourites: Pick<
    FavouritesStore,
    'toggle' | 'addAll' | 'requestList' | 'closeInvitation' | 'dismissNotice'
  >;
  readonly tracking: Tracking;
  readonly consent: Pick<ConsentStore, 'answer' | 'reopenDialog' | 'closeDialog'>;
  readonly ticketing: Pick<TixPort, 'getEducationUser' | 'prepareLogin'>;
  /** The overlays of this visitor. */
  readonly Overlay: ComponentType;
}

/** The visitor layer: stores and overlays, loaded after hydration by one dynamic import (`src/browser/visitor-layer/visitor.ts`). */
export type VisitorLayer = DeferredService<VisitorSnapshot, VisitorServices>;

const VisitorContext = createContext<VisitorLayer | null>(null);

/** Provided only in the browser: the server knows no visitor. */
export const VisitorProvider = VisitorContext.Provider;

/** Selects a part of the visitor's state. Renders again only when that part changes. */
function useVisitorState<Value>(select: (state: VisitorSnapshot) => Value): Value {
  const layer = useContext(VisitorContext);
  return useSyncExternalStore(
    layer?.subscribe ?? neverChanges,
    () => select(layer?.current() ?? initialVisitor),
    () => select(initialVisitor),
  );
}

/** The visitor's session: user and basket. Anonymous at first, as on the server. */
export function useSession(): SessionView {
  return useVisitorState(({ session }) => session);
}

/** The customer tags, which decide prices and sale starts; the same array until they change. */
export function useCustomerTags(): readonly CustomerTag[] {
  return useVisitorState(({ session }) => session.session.user?.tags ?? noTags);
}

/** The visitor's favourites and the notice about them. */
export function useFavouritesView(): FavouritesView {
  return useVisitorState(({ favourites }) => favourites);
}

/** Whether a concert is one of the visitor's favourites. */
export function useIsFavourite(id: EventId): boolean {
  return useVisitorState(({ favourites }) => isFavourite(favourites.favourites, id));
}

export function useConsentAndExperiments(): TrackingState {
  return useVisitorState(({ tracking }) => tracking);
}

/**
 * Returns a function that calls the visitor's services, and loads them if they are not loaded yet. Does nothing on the
 * server. The same function for the life of the page.
 */
export function useVisitorServicesCaller(): VisitorLayer['run'] {
  return useContext(VisitorContext)?.run ?? doNothing;
}

/**
 * Returns a function that calls tracking, now or when the visitor layer has been loaded; it does not load the layer. Does
 * nothing on the server. The same function for the life of the page.
 */
export function useTrackingCaller(): (call: (tracking: Tracking) => void) => void {
  const layer = useContext(VisitorContext);
  return useCallback((call) => layer?.defer(({ tracking }) => call(tracking)), [layer]);
}

/** Whether the visitor layer has been loaded. */
export function useHasVisitorLayer(): boolean {
  const layer = useContext(VisitorContext);
  return useSyncExternalStore(
    layer?.subscribe ?? neverChanges,
    () => Boolean(layer?.service),
    () => false,
  );
}

/** The overlays of this visitor; nothing on the server and until the visitor layer has been loaded. */
export function VisitorOverlaySlot() {
  const layer = useContext(VisitorContext);
  return useHasVisitorLayer() && layer?.service ? <layer.service.Overlay /> : null;
}

/**
 * The moment for which a concert's tickets are shown. At first it is the moment for which the page was rendered, which may be
 * cached; then the present, updated whenever a sale or a price changes for a visitor with these tags.
 */
export function useOfferMoment(
  event: OfferedEvent,
  tags: readonly CustomerTag[],
  prices: readonly OfferedPrice[] = noPrices,
): Instant {
  const layer = useContext(VisitorContext);
  const renderedAt = useSiteContext().now;
  const [moment, setMoment] = useState(() => layer?.current().offerClock?.now() ?? renderedAt);
  useEffect(() => {
    let current: OfferClock | null = null;
    let unfollow = () => {};
    const subscribe = (): void => {
      const { offerClock } = layer?.current() ?? initialVisitor;
      if (offerClock === current) return;
      current = offerClock;
      unfollow();
      unfollow = offerClock?.follow({ event, prices, tags }, moment, setMoment) ?? doNothing;
    };
    subscribe();
    const unsubscribe = layer?.subscribe(subscribe);
    return () => {
      unsubscribe?.();
      unfollow();
    };
  }, [layer, event, prices, tags, moment]);
  return moment;
}

const noPrices: readonly OfferedPrice[] = [];
const doNothing = () => {};
const neverChanges = () => doNothing;
