import { reaction, when } from 'mobx';
import type { Locale } from '#domain/locale/locale.ts';
import { canMeasure } from '#domain/tracking/consent.ts';
import { type EventPageVersion, toExperimentTrackingEvents } from '#domain/tracking/experiments.ts';
import {
  type TrackingEvent,
  createVisitorTrackingEvent,
  trackingDelayMs,
} from '#domain/tracking/tracking-event.ts';
import type { AnalyticsPort } from '#ports/analytics.port.ts';
import type { Timer } from '#ports/timer.port.ts';
import type { ConsentStore } from '#ui/stores/consent.store.ts';
import type { ExperimentsStore } from '#ui/stores/experiments.store.ts';
import type { SessionStore } from '#ui/stores/session.store.ts';

/** A page view, in the terms of tracking. */
export interface TrackedPageView {
  /** Path and query. */
  readonly path: string;
  readonly type: string;
  readonly language: Locale;
  readonly title: string;
  /** The events of the items on it. */
  readonly events: readonly TrackingEvent[];
}

interface DelayedPush {
  readonly push: () => void;
  readonly cancel: () => void;
}

/** Passes what happens on the site to analytics (TRACK-2, TRACK-3): delayed, in order, and only what happened with consent (TRACK-5). */
export class TrackingStore {
  readonly #analytics: AnalyticsPort;
  readonly #consent: Pick<ConsentStore, 'view'>;
  readonly #experiments: Pick<ExperimentsStore, 'experiments'>;
  readonly #session: Pick<SessionStore, 'view'>;
  readonly #timer: Timer;
  readonly #delayed = new Set<DelayedPush>();
  #version: EventPageVersion = 1;
  #leavePage: () => void = () => {};

  constructor(
    analytics: AnalyticsPort,
    consent: Pick<ConsentStore, 'view'>,
    experiments: Pick<ExperimentsStore, 'experiments'>,
    session: Pick<SessionStore, 'view'>,
    timer: Timer,
  ) {
    this.#analytics = analytics;
    this.#consent = consent;
    this.#experiments = experiments;
    this.#session = session;
    this.#timer = timer;
  }

  start(): () => void {
    const ends = [
      reaction(
        () => this.#consent.view.consent,
        (consent) => this.#analytics.setConsent(consent),
        { fireImmediately: true },
      ),
      reaction(
        () => this.#visitorText,
        (visitorText) => visitorText && this.track(JSON.parse(visitorText)),
        { fireImmediately: true },
      ),
    ];
    return () => {
      for (const end of ends) end();
      for (const { cancel } of this.#delayed) cancel();
      this.#delayed.clear();
      this.#leavePage();
    };
  }

  /** Pushes an event after the delay; `flush` pushes it sooner. An event without consent is dropped, also if consent follows. */
  readonly track = (event: TrackingEvent): void => {
    if (this.#mayMeasure) this.#delay(() => this.#push(event));
  };

  /** The version in which a concert's page is rendered; its screen reports it before `trackPage` (TRACK-4). */
  readonly setVersion = (version: EventPageVersion): void => {
    this.#version = version;
  };

  /** Pushes a page view after the delay, and the lists on it; immediately if another page is shown sooner. */
  readonly trackPage = (page: TrackedPageView): void => {
    this.#leavePage();
    const hadConsent = this.#mayMeasure;
    const version = this.#version;
    let endExperiments = (): void => {};
    const view = this.#delay(() => {
      if (hadConsent) this.#pushView(page);
      endExperiments = this.#pushExperiments(page, version);
    });
    this.#leavePage = () => {
      if (this.#delayed.has(view)) this.flush();
      endExperiments();
    };
  };

  /** Pushes all delayed events, because the page or the document is left. */
  readonly flush = (): void => {
    for (const { push, cancel } of new Set(this.#delayed)) {
      cancel();
      push();
    }
  };

  get #mayMeasure(): boolean {
    return canMeasure(this.#consent.view.consent);
  }

  /** The visitor as text, so that only a real change is one; null while the visitor is unknown or consent is missing. */
  get #visitorText(): string | null {
    const { status, session } = this.#session.view;
    const isKnown = this.#mayMeasure && status !== 'pending';
    return isKnown ? JSON.stringify(createVisitorTrackingEvent(session)) : null;
  }

  #pushView({ path, title, type, language, events }: TrackedPageView): void {
    this.#push({ kind: 'pageViewed', path, title, pageType: type, language });
    for (const event of events) this.#push(event);
  }

  /** Pushes the experiments of a page once: now, or when they arrive while the page is still shown. */
  #pushExperiments({ type }: TrackedPageView, version: EventPageVersion): () => void {
    const events = () => toExperimentTrackingEvents(this.#experiments.experiments, type, version);
    return when(
      () => events().length > 0,
      () => {
        for (const event of events()) this.#push(event);
      },
    );
  }

  /** Records an event, unless consent was withdrawn since. */
  #push(event: TrackingEvent): void {
    if (this.#mayMeasure) this.#analytics.record(event);
  }

  #delay(act: () => void): DelayedPush {
    const push = (): void => {
      this.#delayed.delete(delayed);
      act();
    };
    const cancel = this.#timer.after(trackingDelayMs, push);
    const delayed: DelayedPush = { push, cancel };
    this.#delayed.add(delayed);
    return delayed;
  }
}
