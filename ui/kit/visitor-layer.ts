import type { ComponentType } from 'react';
import type { Banner } from '#domain/event/banner.ts';
import type { Experiments } from '#domain/tracking/experiments.ts';
import type { FollowedLink } from '#domain/tracking/followed-link.ts';
import type { TixPort } from '#ports/tix.port.ts';
import type { DeferredService, Subscribable } from '#ui/kit/deferred-service.ts';
import type { ConsentStore, ConsentView } from '#ui/stores/consent.store.ts';
import { type FavouritesView, initialFavouritesView } from '#ui/stores/favourites-view.ts';
import type { FavouritesStore } from '#ui/stores/favourites.store.ts';
import type { OfferChangeNotifier } from '#ui/stores/offer-change-notifier.ts';
import type { OwnPrices, OwnPricesStore } from '#ui/stores/own-prices.store.ts';
import { initialSessionView, type SessionView } from '#ui/stores/session-view.ts';
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
  readonly offerClock: OfferChangeNotifier | null;
  /** The prices by customer tag of the concerts in lists; null until the visitor layer is loaded. */
  readonly ownPrices: OwnPrices | null;
}

/** The state on the server, and in the browser until the visitor layer is loaded. */
export const initialVisitorSnapshot: VisitorSnapshot = {
  session: initialSessionView,
  favourites: initialFavouritesView,
  tracking: { consent: 'pending', isDialogOpen: false, experiments: {} },
  offerClock: null,
  ownPrices: null,
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
  readonly ownPrices: Pick<OwnPricesStore, 'request'>;
  readonly ticketing: Pick<TixPort, 'getEducationUser' | 'prepareLogin'>;
  /** The overlays of this visitor. */
  readonly Overlay: ComponentType;
}

/** The visitor layer: stores and overlays, loaded after hydration by one dynamic import (`src/browser/visitor-layer/start-visitor-layer.ts`). */
export type VisitorLayer = DeferredService<VisitorSnapshot, VisitorServices>;
