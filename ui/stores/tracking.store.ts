import { reaction, when } from 'mobx';
import { mayMeasure } from '#domain/consent/consent.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { croTests, type PageVersion } from '#domain/tracking/experiments.ts';
import { analyticsEntries, type TrackingEvent, trackingDelayMs } from '#domain/tracking/tracking-event.ts';
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
  readonly title: string;
  /** What is told of what stands on it. */
  readonly events: readonly TrackingEvent[];
}

interface Waiting {
  readonly tell: () => void;
  readonly callOff: () => void;
}

/** Pushes what happens on the site to the data layer (TRACK-2, TRACK-3): delayed, in order, and only what happened with consent (TRACK-5). */
export class TrackingStore {
  readonly #analytics: AnalyticsPort;
  readonly #consent: Pick<ConsentStore, 'view'>;
  readonly #experiments: Pick<ExperimentsStore, 'experiments'>;
  readonly #session: Pick<SessionStore, 'view'>;
  readonly #timer: Timer;
  readonly #waiting = new Set<Waiting>();
  #version: PageVersion = 1;
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
        (consent) => this.#analytics.track(consent),
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
      for (const { callOff } of this.#waiting) callOff();
      this.#waiting.clear();
      this.#leavePage();
    };
  }

  /** Pushes an event after the delay; `flush` pushes it sooner. An event without consent is dropped, also if consent follows. */
  readonly track = (event: TrackingEvent): void => {
    if (this.#mayMeasure) this.#later(() => this.#tell(event));
  };

  /** The version in which a concert's page is rendered; its screen reports it before `show` (TRACK-4). */
  readonly setVersion = (version: PageVersion): void => {
    this.#version = version;
  };

  /** Pushes the view of a page after the delay, and the lists on it; if another page is shown sooner, at that moment. */
  readonly show = (page: ShownPage): void => {
    this.#leavePage();
    const isCounted = this.#mayMeasure;
    const version = this.#version;
    let endExperiments = (): void => {};
    const view = this.#later(() => {
      if (isCounted) this.#tellView(page);
      endExperiments = this.#tellExperiments(page, version);
    });
    this.#leavePage = () => {
      if (this.#waiting.has(view)) this.flush();
      endExperiments();
    };
  };

  /** Pushes everything that still waits, because the page or the document is left. */
  readonly flush = (): void => {
    for (const { tell, callOff } of new Set(this.#waiting)) {
      callOff();
      tell();
    }
  };

  get #mayMeasure(): boolean {
    return mayMeasure(this.#consent.view.consent);
  }

  /** Who is there, as text so that only a change is one; null while they may not be known. */
  get #whoIsThere(): string | null {
    const { status, session } = this.#session.view;
    const isKnown = this.#mayMeasure && status !== 'pending';
    return isKnown ? JSON.stringify(knownVisitor(session)) : null;
  }

  #tellView({ path, title, type, language, events }: ShownPage): void {
    this.#tell({
      event: 'page_view',
      page_path: path,
      page_title: title,
      page_type: type,
      language,
    });
    for (const event of events) this.#tell(event);
  }

  /** Pushes the experiments of a page once: now, or when they are answered while the page is still shown. */
  #tellExperiments({ type }: ShownPage, version: PageVersion): () => void {
    const events = () => croTests(this.#experiments.experiments, type, version);
    return when(
      () => events().length > 0,
      () => {
        for (const event of events()) this.#tell(event);
      },
    );
  }

  #tell(event: TrackingEvent): void {
    for (const entry of analyticsEntries(event, this.#consent.view.consent)) this.#analytics.push(entry);
  }

  #later(act: () => void): Waiting {
    const tell = (): void => {
      this.#waiting.delete(waiting);
      act();
    };
    const callOff = this.#timer.after(trackingDelayMs, tell);
    const waiting: Waiting = { tell, callOff };
    this.#waiting.add(waiting);
    return waiting;
  }
}
