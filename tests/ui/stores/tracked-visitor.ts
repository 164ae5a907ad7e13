import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Session } from '#domain/session/session.ts';
import type { Consent } from '#domain/tracking/consent.ts';
import type { Experiments } from '#domain/tracking/experiments.ts';
import type { ConsentView } from '#ui/stores/consent.store.ts';
import { initialSessionView, type SessionView } from '#ui/stores/session-view.ts';

/** A visitor as the tracking stores see one: session, consent and experiments, set by the test. */
export class TrackedVisitor {
  session: SessionView = initialSessionView;
  consent: ConsentView = { consent: 'pending', isDialogOpen: false };
  running: Experiments = {};

  constructor() {
    makeAutoObservable(this, {
      session: observableRef,
      consent: observableRef,
      running: observableRef,
    });
  }

  /** Ticketing reports the session. */
  receiveSession(session: Partial<Session>): void {
    runInAction(() => {
      this.session = {
        ...initialSessionView,
        status: 'ready',
        session: { ...initialSessionView.session, ...session },
      };
    });
  }

  /** Ticketing does not answer. */
  makeSessionUnavailable(): void {
    runInAction(() => {
      this.session = { ...initialSessionView, status: 'unavailable' };
    });
  }

  answerConsent(consent: Consent): void {
    runInAction(() => {
      this.consent = { consent, isDialogOpen: false };
    });
  }

  run(experiments: Experiments): void {
    runInAction(() => {
      this.running = experiments;
    });
  }

  get stores() {
    return {
      session: new Following(() => this.session),
      consent: new Following(() => this.consent),
      experiments: new Running(() => this.running),
    };
  }
}

class Following<View> {
  readonly #read: () => View;

  constructor(read: () => View) {
    this.#read = read;
  }

  get view(): View {
    return this.#read();
  }
}

class Running {
  readonly #read: () => Experiments;

  constructor(read: () => Experiments) {
    this.#read = read;
  }

  get experiments(): Experiments {
    return this.#read();
  }
}
