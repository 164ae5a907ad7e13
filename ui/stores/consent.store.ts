import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Consent, ConsentChoice } from '#domain/tracking/consent.ts';
import type { ConsentPort } from '#ports/consent.port.ts';

/** The visitor's consent, and whether the site's own dialog about it is open. */
export interface ConsentView {
  readonly consent: Consent;
  readonly isDialogOpen: boolean;
}

/**
 * The visitor's consent, for the life of the tab (TRACK-1). If a consent tool is configured, the site's own dialog is never
 * opened.
 */
export class ConsentStore {
  view: ConsentView = { consent: 'pending', isDialogOpen: false };

  readonly #port: ConsentPort;

  constructor(port: ConsentPort) {
    this.#port = port;
    makeAutoObservable(this, { view: observableRef }, { autoBind: true });
  }

  /** Reads the answer, and follows the answers until the function returned is called. */
  start(): () => void {
    this.#refresh();
    return this.#port.listen(() => this.#refresh());
  }

  answer(answer: ConsentChoice): void {
    this.#update({ isDialogOpen: false });
    this.#port.answer(answer);
  }

  /** Opens the dialog; the previous answer holds until there is a new one. */
  reopenDialog(): void {
    if (this.#port.dialogOwner === 'tool') this.#port.reopenDialog();
    else this.#update({ isDialogOpen: true });
  }

  /** Closes the dialog without an answer; the previous one holds. */
  closeDialog(): void {
    this.#update({ isDialogOpen: false });
  }

  /** Reads the answer, given here or elsewhere. An open dialog stays open. */
  #refresh(): void {
    const consent = this.#port.current();
    if (consent !== this.view.consent) this.#update({ consent });
  }

  #update(change: Partial<ConsentView>): void {
    runInAction(() => {
      this.view = { ...this.view, ...change };
    });
  }
}
