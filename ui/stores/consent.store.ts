import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Consent } from '#domain/consent/consent.ts';
import type { ConsentAnswer } from '#domain/consent/consent-cookie.ts';
import type { ConsentPort } from '#ports/consent.port.ts';

/**
 * The site's own consent question: closed; open because the visitor has not answered yet; or open because the visitor wants
 * to change the answer.
 */
type ConsentQuestion = 'closed' | 'open' | 'askedFor';

/** The visitor's consent, and the state of the site's own question. */
export interface ConsentView {
  readonly consent: Consent;
  readonly question: ConsentQuestion;
}

/**
 * The visitor's consent, for the life of the tab (TRACK-1). If a consent tool is configured, the site's own question is never
 * shown.
 */
export class ConsentStore {
  view: ConsentView = { consent: 'pending', question: 'closed' };

  readonly #port: ConsentPort;

  constructor(port: ConsentPort) {
    this.#port = port;
    makeAutoObservable(this, { view: observableRef }, { autoBind: true });
  }

  /** Opens the question if it is unanswered, and follows the answers until the function returned is called. */
  start(): () => void {
    const consent = this.#port.current();
    const isDue = consent === 'pending' && this.#port.dialogOwner === 'site';
    this.#update({ consent, question: isDue ? 'open' : 'closed' });
    return this.#port.listen(() => this.#refresh());
  }

  answer(answer: ConsentAnswer): void {
    this.#update({ question: 'closed' });
    this.#port.answer(answer);
  }

  /** Opens the question again; the previous answer holds until there is a new one. */
  reopenDialog(): void {
    if (this.#port.dialogOwner === 'tool') this.#port.reopenDialog();
    else this.#update({ question: 'askedFor' });
  }

  /** Closes the question without an answer: consent is not given, and the next document asks again. */
  closeUnanswered(): void {
    this.#update({ question: 'closed' });
  }

  /** Reads the answer, given here or elsewhere; it closes a question that opened by itself. */
  #refresh(): void {
    const consent = this.#port.current();
    const { consent: previous, question } = this.view;
    if (consent !== previous) this.#update({ consent, question: question === 'open' ? 'closed' : question });
  }

  #update(change: Partial<ConsentView>): void {
    runInAction(() => {
      this.view = { ...this.view, ...change };
    });
  }
}
