import { reaction } from 'mobx';
import { mayMeasure } from '#domain/consent/consent.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { croTests } from '#domain/tracking/experiments.ts';
import { pushesFor, trackingDelay } from '#domain/tracking/pushes.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';
import { knownVisitor } from '#domain/tracking/tracking-events.ts';
import type { AnalyticsPort } from '#ports/analytics.port.ts';
import type { Timer } from '#ports/timer.port.ts';
import type { ConsentStore } from '#ui/stores/consent.store.ts';
import type { ExperimentsStore } from '#ui/stores/experiments.store.ts';
import type { SessionStore } from '#ui/stores/session.store.ts';

/** A page as it was shown, in the words of tracking. */
export interface ShownPage {
  /** Path and query. */
  readonly path: string;
  readonly type: string;
  readonly language: Locale;
  /** What the page's title is by the time it is told. */
  readonly title: () => string;
  /** What is told of what stands on it. */
  readonly events: readonly TrackingEvent[];
}

interface Waiting {
  readonly tell: () => void;
  readonly callOff: () => void;
}

/** Tells of what happens on the site (TRACK-2, TRACK-3): a moment later, in order, and of nobody who did not consent (TRACK-5). */
export class TrackingStore {
  readonly #analytics: AnalyticsPort;
  readonly #consent: Pick<ConsentStore, 'view'>;
  readonly #experiments: Pick<ExperimentsStore, 'experiments'>;
  readonly #session: Pick<SessionStore, 'view'>;
  readonly #timer: Timer;
  readonly #waiting = new Set<Waiting>();
  #page: ShownPage | null = null;
  #endPage: () => void = () => {};

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
        (consent) => this.#analytics.tell(consent),
        { fireImmediately: true },
      ),
      reaction(
        () => this.#whoIsThere,
        (known) => known && this.track(JSON.parse(known)),
        { fireImmediately: true },
      ),
    ];
    return () => {
      for (const end of ends) end();
      this.#endPage();
      for (const { callOff } of this.#waiting) callOff();
      this.#waiting.clear();
    };
  }

  /** Something happened. It is told after a moment; `flush` tells what still waits. */
  readonly track = (event: TrackingEvent): void => {
    this.#later(() => this.#tell(event));
  };

  /** Another page is on the screen. One that stood there for less than the moment was not looked at, and is not told. */
  readonly show = (page: ShownPage): void => {
    this.#endPage();
    this.#page = page;
    const ends: (() => void)[] = [];
    ends.push(
      this.#later(() => {
        this.#tell({
          event: 'page_view',
          page_path: page.path,
          page_title: page.title(),
          page_type: page.type,
          language: page.language,
        });
        for (const event of page.events) this.#tell(event);
        ends.push(this.#tellExperiments(page));
      }),
    );
    this.#endPage = () => {
      for (const end of ends) end();
    };
  };

  /** Tells everything that still waits, because the document is about to go. */
  readonly flush = (): void => {
    for (const { tell, callOff } of new Set(this.#waiting)) {
      callOff();
      tell();
    }
  };

  /** Who is there, as text so that only a change is one; null while they may not be known. */
  get #whoIsThere(): string | null {
    const { standing, session } = this.#session.view;
    const isKnown = mayMeasure(this.#consent.view.consent) && standing !== 'waiting';
    return isKnown ? JSON.stringify(knownVisitor(session)) : null;
  }

  /** Experiments may be answered while the page stands there; each page tells of them once. */
  #tellExperiments(page: ShownPage): () => void {
    const end = reaction(
      () => croTests(this.#experiments.experiments, page.type),
      (events) => {
        if (events.length === 0 || this.#page !== page) return;
        for (const event of events) this.#tell(event);
        end();
      },
    );
    const now = croTests(this.#experiments.experiments, page.type);
    for (const event of now) this.#tell(event);
    if (now.length > 0) end();
    return end;
  }

  #tell(event: TrackingEvent): void {
    for (const push of pushesFor(event, this.#consent.view.consent)) this.#analytics.push(push);
  }

  #later(act: () => void): () => void {
    const tell = (): void => {
      this.#waiting.delete(waiting);
      act();
    };
    const callOff = this.#timer.after(trackingDelay, tell);
    const waiting: Waiting = { tell, callOff };
    this.#waiting.add(waiting);
    return () => {
      callOff();
      this.#waiting.delete(waiting);
    };
  }
}
