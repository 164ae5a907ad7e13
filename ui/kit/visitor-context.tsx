import {
  type ComponentType,
  createContext,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { EventId } from '#domain/event/event.ts';
import type { OfferedEvent } from '#domain/event/event-offer.ts';
import { isFavourite } from '#domain/favourites/favourites.ts';
import type { TicketPrice } from '#domain/pricing/ticket-price.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { TixPort } from '#ports/tix.port.ts';
import type { DeferredService, Subscribable } from '#ui/kit/deferred-service.ts';
import { useSite } from '#ui/kit/site-context.tsx';
import type { ConsentStore } from '#ui/stores/consent.store.ts';
import { type CountingView, nothingCountedYet } from '#ui/stores/counting-view.ts';
import type { FavouritesStore } from '#ui/stores/favourites.store.ts';
import { type FavouritesView, noFavouritesYet } from '#ui/stores/favourites-view.ts';
import type { Moments } from '#ui/stores/moments.ts';
import { nobodyYet, type SessionView } from '#ui/stores/session-view.ts';
import type { TrackingStore } from '#ui/stores/tracking.store.ts';

/** What is known of the visitor. Each member is the same object until it changes. */
export interface VisitorState {
  readonly session: SessionView;
  readonly favourites: FavouritesView;
  readonly counting: CountingView;
  /** Follows sales and prices by the hall's clock; another object whenever that clock was set. Null until it is there. */
  readonly moments: Moments | null;
}

/** What a server renders, and a browser until the visitor layer has been loaded. */
export const initialVisitor: VisitorState = {
  session: nobodyYet,
  favourites: noFavouritesYet,
  counting: nothingCountedYet,
  moments: null,
};

/** What can be done for the visitor, once the visitor layer has been loaded. */
export interface VisitorServices extends Subscribable<VisitorState> {
  readonly favourites: Pick<
    FavouritesStore,
    'toggle' | 'keepAll' | 'ask' | 'closeInvitation' | 'dismissNotice'
  >;
  readonly tracking: Pick<TrackingStore, 'track'>;
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

/** What the visitor said about being counted, whether they are asked now, and which experiments run for them. */
export function useCounting(): CountingView {
  return useVisitorState(({ counting }) => counting);
}

/** Calls the visitor's services: now, or when they have been loaded, which it hastens. Does nothing on a server. The same function for the life of the page. */
export function useVisitorServices(): VisitorLayer['run'] {
  return useContext(VisitorContext)?.run ?? doNothing;
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
