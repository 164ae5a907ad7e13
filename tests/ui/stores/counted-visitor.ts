import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Consent } from '#domain/consent/consent.ts';
import type { Session } from '#domain/session/session.ts';
import type { Experiments } from '#domain/tracking/experiments.ts';
import type { ConsentView } from '#ui/stores/consent.store.ts';
import { nobodyYet, type SessionView } from '#ui/stores/session-view.ts';

/** A visitor as the counting stores see one: their session, consent and experiments, changed by the test. */
export class CountedVisitor {
  session: SessionView = nobodyYet;
  consent: ConsentView = { consent: 'pending', isAsking: false };
  running: Experiments = {};

  constructor() {
    makeAutoObservable(this, {
      session: observableRef,
      consent: observableRef,
      running: observableRef,
    });
  }

  /** Ticketing has said who is there. */
  hear(session: Partial<Session>): void {
    runInAction(() => {
      this.session = { ...nobodyYet, standing: 'heard', session: { ...nobodyYet.session, ...session } };
    });
  }

  /** Ticketing does not answer. */
  keepSilent(): void {
    runInAction(() => {
      this.session = { ...nobodyYet, standing: 'silent' };
    });
  }

  say(consent: Consent): void {
    runInAction(() => {
      this.consent = { consent, isAsking: false };
    });
  }

  run(experiments: Experiments): void {
    runInAction(() => {
      this.running = experiments;
    });
  }

  get stores() {
    const visitor = this;
    return {
      session: {
        get view() {
          return visitor.session;
        },
      },
      consent: {
        get view() {
          return visitor.consent;
        },
      },
      experiments: {
        get experiments() {
          return visitor.running;
        },
      },
    };
  }
}
