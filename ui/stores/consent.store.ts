import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Consent } from '#domain/consent/consent.ts';
import type { ConsentAnswer } from '#domain/consent/consent-answer.ts';
import type { ConsentPort } from '#ports/consent.port.ts';

/** What the visitor said about being counted, and whether this site is asking. */
export interface ConsentView {
  readonly consent: Consent;
  /** The site's own question is on the screen. */
  readonly isAsking: boolean;
}

/** The visitor's consent, for as long as the tab is open (TRACK-1). Where a consent tool asks, this site does not. */
export class ConsentStore {
  view: ConsentView = { consent: 'pending', isAsking: false };

  readonly #port: ConsentPort;

  constructor(port: ConsentPort) {
    this.#port = port;
    makeAutoObservable(this, { view: observableRef }, { autoBind: true });
  }

  /** Asks whoever has not answered yet, and follows every answer, until the function returned is called. */
  start(): () => void {
    const consent = this.#port.current();
    this.#show({ consent, isAsking: consent === 'pending' && this.#port.asker === 'site' });
    return this.#port.listen(() => this.#show({ consent: this.#port.current() }));
  }

  answer(answer: ConsentAnswer): void {
    this.#show({ isAsking: false });
    this.#port.answer(answer);
  }

  /** Puts the question again; the answer before it holds until there is another. */
  askAgain(): void {
    if (this.#port.asker === 'tool') this.#port.askAgain();
    else this.#show({ isAsking: true });
  }

  /** No answer is no consent, and the question comes again with the next document. */
  leaveOpen(): void {
    this.#show({ isAsking: false });
  }

  #show(change: Partial<ConsentView>): void {
    runInAction(() => {
      this.view = { ...this.view, ...change };
    });
  }
}
