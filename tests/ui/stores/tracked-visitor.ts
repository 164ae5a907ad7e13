import { makeAutoObservable, observableRef } from 'mobx';
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
    makeAutoObservable(this, { session: observableRef, consent: observableRef, running: observableRef });
  }

  /** Ticketing reports the session. */
  receiveSession(session: Partial<Session>): void {
    const { session: anonymous } = initialSessionView;
    this.session = { ...initialSessionView, status: 'ready', session: { ...anonymous, ...session } };
  }

  /** Ticketing does not answer. */
  makeSessionUnavailable(): void {
    this.session = { ...initialSessionView, status: 'unavailable' };
  }

  answerConsent(consent: Consent): void {
    this.consent = { consent, isDialogOpen: false };
  }

  run(experiments: Experiments): void {
    this.running = experiments;
  }

  get stores() {
    const read = () => this;
    return {
      session: {
        get view() {
          return read().session;
        },
      },
      consent: {
        get view() {
          return read().consent;
        },
      },
      experiments: {
        get experiments() {
          return read().running;
        },
      },
    };
  }
}
