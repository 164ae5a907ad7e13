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
import type { TicketPrice } from '#domain/pricing/ticket-price.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Experiments } from '#domain/tracking/experiments.ts';
import type { Interaction } from '#domain/tracking/interaction.ts';
import type { TixPort } from '#ports/tix.port.ts';
import type { DeferredService, Subscribable } from '#ui/kit/deferred-service.ts';
import { useSite } from '#ui/kit/site-context.tsx';
import type { ConsentStore, ConsentView } from '#ui/stores/consent.store.ts';
import type { FavouritesStore } from '#ui/stores/favourites.store.ts';
import { type FavouritesView, noFavouritesYet } from '#ui/stores/favourites-view.ts';
import type { Moments } from '#ui/stores/moments.ts';
import { initialSession, type SessionView } from '#ui/stores/session-view.ts';
import type { TrackingStore } from '#ui/stores/tracking.store.ts';

/** The visitor's consent, whether they are asked for it now, and which experiments run for them. */
interface TrackingState extends ConsentView {
  readonly experiments: Experiments;
}

/** What is known of the visitor. Each member is the same object until it changes. */
export interface VisitorState {
  readonly session: SessionView;
  readonly favourites: FavouritesView;
  readonly tracking: TrackingState;
  /** Follows sales and prices by the hall's clock; another object whenever that clock was set. Null until it is there. */
  readonly moments: Moments | null;
}

/** What a server renders, and a browser until the visitor layer has been loaded. */
export const initialVisitor: VisitorState = {
  session: initialSession,
  favourites: noFavouritesYet,
  tracking: { consent: 'pending', question: 'closed', experiments: {} },
  moments: null,
};

/** What a page's components tell tracking (TRACK-3). */
interface Tracking extends Pick<TrackingStore, 'track' | 'setVersion'> {
  /** Tracks that the visitor followed one of a component's links. */
  readonly report: (interaction: Interaction) => void;
  /** Tracks when the element of a banner comes into view (LAYOUT-17). */
  readonly observeBanner: (element: Element, banner: Banner) => void;
  readonly unobserveBanner: (element: Element) => void;
}

/** What can be done for the visitor, once the visitor layer has been loaded. */
export interface VisitorServices extends Subscribable<VisitorState> {
  readonly favourites: Pick<
    FavouritesStore,
    'toggle' | 'addAll' | 'ask' | 'closeInvitation' | 'dismissNotice'
  >;
  readonly tracking: Tracking;
  readonly consent: Pick<ConsentStore, 'answer' | 'askAgain' | 'leaveOpen'>;
  readonly ticketing: Pick<TixPort, 'checkVipCard'>;
  /** What is laid over a page for this visitor. */
  readonly Overlay: ComponentType;
}

/** The visitor layer: one dynamic import after hydration brings stores and overlays (`src/visitor.ts`). */
export type VisitorLayer = DeferredService<VisitorState, VisitorServices>;

const VisitorContext = createContext<VisitorLayer | null>(null);

/** Given in browsers alone: a server knows no visitor. */
export const VisitorProvider = VisitorContext.Provider;

/** A part of the visitor's state. Renders again only when that part has changed. */
function useVisitorState<Value>(select: (state: VisitorState) => Value): Value {
  const layer = useContext(VisitorContext);
  return useSyncExternalStore(
    layer?.subscribe ?? neverChanges,
    () => select(layer?.current() ?? initialVisitor),
    () => select(initialVisitor),
  );
}

/** Who the visitor is and what is in their basket; nobody at first, as on the server. */
export function useSession(): SessionView {
  return useVisitorState(({ session }) => session);
}

/** The tags that decide which prices and sale starts hold; the same array until they change. */
export function useTags(): readonly CustomerTag[] {
  return useVisitorState(({ session }) => session.session.user?.tags ?? noTags);
}

/** The visitor's favourites and what is to be said of them. */
export function useFavourites(): FavouritesView {
  return useVisitorState(({ favourites }) => favourites);
}

/** Whether a concert is one of the visitor's favourites. */
export function useIsKept(id: EventId): boolean {
  return useVisitorState(({ favourites }) => isFavourite(favourites.favourites, id));
}

export function useTrackingState(): TrackingState {
  return useVisitorState(({ tracking }) => tracking);
}

/** Calls the visitor's services: now, or when they have been loaded, which it hastens. Does nothing on a server. The same function for the life of the page. */
export function useVisitorServices(): VisitorLayer['run'] {
  return useContext(VisitorContext)?.run ?? doNothing;
}

/** Calls tracking: now, or when it has been loaded, which a call does not hasten. Does nothing on a server. The same function for the life of the page. */
export function useTracking(): (call: (tracking: Tracking) => void) => void {
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

/** What is laid over the page for one visitor: nothing on a server, and until the visitor layer has been loaded. */
export function VisitorOverlay() {
  const layer = useContext(VisitorContext);
  return useHasVisitorLayer() && layer?.service ? <layer.service.Overlay /> : null;
}

/**
 * The moment for which a concert's tickets are shown: at first that of the page, which may come from a cache; then the present,
 * anew whenever a sale or a price has changed by itself for a visitor with these tags.
 */
export function useMoment(
  event: OfferedEvent,
  tags: readonly CustomerTag[],
  prices: readonly TicketPrice[] = noPrices,
): Instant {
  const layer = useContext(VisitorContext);
  const renderedAt = useSite().now;
  const [moment, setMoment] = useState(() => layer?.current().moments?.now() ?? renderedAt);
  useEffect(() => {
    let followed: Moments | null = null;
    let stop = () => {};
    const follow = (): void => {
      const { moments } = layer?.current() ?? initialVisitor;
      if (moments === followed) return;
      followed = moments;
      stop();
      stop = moments?.follow({ event, prices, tags }, moment, setMoment) ?? doNothing;
    };
    follow();
    const unsubscribe = layer?.subscribe(follow);
    return () => {
      unsubscribe?.();
      stop();
    };
  }, [layer, event, prices, tags, moment]);
  return moment;
}

const noTags: readonly CustomerTag[] = [];
const noPrices: readonly TicketPrice[] = [];
const doNothing = () => {};
const neverChanges = () => doNothing;
