import type { Banner } from '#domain/event/banner.ts';
import type { EventCard } from '#domain/event/event.ts';
import type { KnownHosts } from '#domain/link/classified-link.ts';
import {
  type FollowedLink,
  type FollowedLinkContext,
  toFollowedLinkTrackingEvent,
} from '#domain/tracking/followed-link.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';
import type { Clock } from '#ports/clock.port.ts';
import { InViewObserver, type InViewObserverOptions } from '#ui/kit/in-view-observer.ts';

interface InteractionTrackerDependencies {
  readonly track: (event: TrackingEvent) => void;
  readonly clock: Clock;
  readonly site: KnownHosts;
  readonly parseOrder: FollowedLinkContext['parseOrder'];
}

/** Tracks what the components of a page report: followed links, and banners of which half has come into view (TRACK-3). */
export class InteractionTracker {
  readonly #dependencies: InteractionTrackerDependencies;
  readonly #inView: InViewObserver;
  readonly #banners = new Map<Element, Banner>();
  readonly #viewed = new Set<number>();
  #events: readonly EventCard[] = [];

  constructor(dependencies: InteractionTrackerDependencies, options: InViewObserverOptions = {}) {
    this.#dependencies = dependencies;
    this.#inView = new InViewObserver((elements) => this.#view(elements), { threshold: 0.5, ...options });
  }

  /** Starts a page with these concerts: each banner on it counts as viewed once, also where it stood on the page before. */
  showPage(events: readonly EventCard[]): void {
    this.#events = events;
    this.#viewed.clear();
    this.#inView.stop();
    for (const element of this.#banners.keys()) this.#inView.watch(element);
  }

  readonly report = (interaction: FollowedLink): void => {
    const { track, clock, site, parseOrder } = this.#dependencies;
    const event = toFollowedLinkTrackingEvent(
      interaction,
      { events: this.#events, site, parseOrder },
      clock.now(),
    );
    if (event) track(event);
  };

  readonly observeBanner = (element: Element, banner: Banner): void => {
    this.#banners.set(element, banner);
    this.#inView.watch(element);
  };

  readonly unobserveBanner = (element: Element): void => {
    this.#banners.delete(element);
    this.#inView.unwatch(element);
  };

  #view(elements: readonly Element[]): void {
    const banners = elements
      .flatMap((element) => this.#banners.get(element) ?? [])
      .filter(({ id }) => !this.#viewed.has(id));
    for (const { id } of banners) this.#viewed.add(id);
    if (banners.length > 0) this.#dependencies.track({ kind: 'bannersViewed', banners });
  }
}
