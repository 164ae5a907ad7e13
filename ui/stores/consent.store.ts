import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Consent } from '#domain/consent/consent.ts';
import type { ConsentAnswer } from '#domain/consent/consent-answer.ts';
import type { ConsentPort } from '#ports/consent.port.ts';

/** This site's own question: not on the screen, there by itself because nobody answered yet, or there because the visitor wants to answer anew. */
type ConsentQuestion = 'closed' | 'open' | 'askedFor';

/** What the visitor said about being counted, and whether this site is asking. */
export interface ConsentView {
  readonly consent: Consent;
  readonly question: ConsentQuestion;
}

/** The visitor's consent, for as long as the tab is open (TRACK-1). Where a consent tool asks, this site does not. */
export class ConsentStore {
  view: ConsentView = { consent: 'pending', question: 'closed' };

  readonly #port: ConsentPort;

  constructor(port: ConsentPort) {
    this.#port = port;
    makeAutoObservable(this, { view: observableRef }, { autoBind: true });
  }

  /** Asks whoever has not answered yet, and follows every answer, until the function returned is called. */
  start(): () => void {
    const consent = this.#port.current();
    const isDue = consent === 'pending' && this.#port.asker === 'site';
    this.#show({ consent, question: isDue ? 'open' : 'closed' });
    return this.#port.listen(() => this.#follow());
  }

  answer(answer: ConsentAnswer): void {
    this.#show({ question: 'closed' });
    this.#port.answer(answer);
  }

  /** Puts the question again; the answer before it holds until there is another. */
  askAgain(): void {
    if (this.#port.asker === 'tool') this.#port.askAgain();
    else this.#show({ question: 'askedFor' });
  }

  /** No answer is no consent, and the question comes again with the next document. */
  leaveOpen(): void {
    this.#show({ question: 'closed' });
  }

  /** An answer, wherever it was given: a question that came by itself is answered with it. */
  #follow(): void {
    const consent = this.#port.current();
    const { consent: before, question } = this.view;
    if (consent !== before) this.#show({ consent, question: question === 'open' ? 'closed' : question });
  }

  #show(change: Partial<ConsentView>): void {
    runInAction(() => {
      this.view = { ...this.view, ...change };
    });
  }
}
