import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FreePlaces } from '#domain/pricing/rank.ts';
import type { ConcertTicketingIds } from '#ports/ticketing-site.port.ts';
import { TixPort } from '#ports/tix.port.ts';
import { defineBinding } from '#ui/stores/binding.ts';

/** The free places of a concert (SEAT-3). */
export class FreePlacesViewModel {
  /** By price zone; empty until the ticketing has answered, and if it does not know them. */
  places: readonly FreePlaces[] = [];

  readonly #tix: Pick<TixPort, 'countFreePlaces'>;
  readonly #concert: ConcertTicketingIds;

  constructor(tix: Pick<TixPort, 'countFreePlaces'>, concert: ConcertTicketingIds) {
    this.#tix = tix;
    this.#concert = concert;
    makeAutoObservable(this, { places: observableRef }, { autoBind: true });
  }

  /** Asks the ticketing; an answer after the end is ignored. */
  start(): () => void {
    const life = new AbortController();
    void this.#ask(life.signal);
    return () => life.abort();
  }

  async #ask(signal: AbortSignal): Promise<void> {
    const places = await this.#tix.countFreePlaces(this.#concert);
    if (signal.aborted) return;
    runInAction(() => {
      this.places = places ?? [];
    });
  }
}

/** The free places of a concert, once the ticketing is known. */
export const freePlacesBinding = defineBinding(
  'FreePlacesViewModel',
  [TixPort],
  (tix) => (concert: ConcertTicketingIds) => new FreePlacesViewModel(tix, concert),
);
