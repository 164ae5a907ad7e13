import type { Consent } from '#domain/consent/consent.ts';
import type { ClearedShop } from '#domain/tracking/pushes.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';
import type { AnalyticsPort } from '#ports/analytics.port.ts';
import type { Shelf } from '#ports/storage.port.ts';
import { countedIn, countedKey } from '#src/counting/counted-shelf.ts';

/** How much of it is remembered. */
const most = 200;

/** Counts as another does, and writes down what for whoever looks for a fault. Only where the debug pages are served. */
export class RememberedAnalytics implements AnalyticsPort {
  readonly #analytics: AnalyticsPort;
  readonly #shelf: Shelf;

  constructor(analytics: AnalyticsPort, shelf: Shelf) {
    this.#analytics = analytics;
    this.#shelf = shelf;
  }

  push(entry: TrackingEvent | ClearedShop): void {
    this.#analytics.push(entry);
    this.#remember(entry);
  }

  tell(consent: Consent): void {
    this.#analytics.tell(consent);
    this.#remember({ event: 'consent', consent });
  }

  #remember(entry: object): void {
    const before = countedIn(this.#shelf.read(countedKey));
    this.#shelf.write(countedKey, JSON.stringify([...before, entry].slice(-most)));
  }
}
