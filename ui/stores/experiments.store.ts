import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { mayMeasure } from '#domain/consent/consent.ts';
import { messageOf } from '#domain/message-of.ts';
import { type Experiments, experimentFlags, noExperiments } from '#domain/tracking/experiments.ts';
import type { BridgePort } from '#ports/bridge.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { ConsentStore } from '#ui/stores/consent.store.ts';
import type { SessionStore } from '#ui/stores/session.store.ts';
import type { VisitorIds } from '#ui/stores/visitor-ids.ts';

/** For whom the experiments are asked: nobody, as yet or because they said no; somebody whom only this browser knows; or a user of ticketing. */
type Subject = 'nobody' | 'refuser' | 'unknown' | number;

/**
 * Which experiments run for this visitor (TRACK-4). They are asked once the visitor consents and ticketing has said who they
 * are or kept silent; a question that fails is logged, and everyone gets A.
 */
export class ExperimentsStore {
  experiments: Experiments = noExperiments;

  readonly #bridge: BridgePort;
  readonly #ids: VisitorIds;
  readonly #consent: Pick<ConsentStore, 'view'>;
  readonly #session: Pick<SessionStore, 'view'>;
  readonly #logger: Logger;
  #question: AbortController | null = null;

  constructor(
    bridge: BridgePort,
    ids: VisitorIds,
    consent: Pick<ConsentStore, 'view'>,
    session: Pick<SessionStore, 'view'>,
    logger: Logger,
  ) {
    this.#bridge = bridge;
    this.#ids = ids;
    this.#consent = consent;
    this.#session = session;
    this.#logger = logger;
    makeAutoObservable(this, { experiments: observableRef }, { autoBind: true });
  }

  start(): () => void {
    const end = reaction(
      () => this.#subject,
      (subject) => this.#turnTo(subject),
      { fireImmediately: true },
    );
    return () => {
      end();
      this.#question?.abort();
    };
  }

  get #subject(): Subject {
    const { consent } = this.#consent.view;
    if (!mayMeasure(consent)) return consent === 'denied' ? 'refuser' : 'nobody';
    const { status, session } = this.#session.view;
    if (status === 'pending') return 'nobody';
    return session.user?.id ?? 'unknown';
  }

  /** What was drawn for somebody else is nothing to this one, whatever becomes of the question for theirs. */
  #turnTo(subject: Subject): void {
    this.#question?.abort();
    this.#show(noExperiments);
    if (subject === 'refuser') this.#ids.forget();
    if (subject === 'nobody' || subject === 'refuser') return;
    this.#question = new AbortController();
    void this.#ask(subject === 'unknown' ? this.#ids.own() : String(subject), this.#question.signal);
  }

  async #ask(userId: string, signal: AbortSignal): Promise<void> {
    try {
      const experiments = await this.#bridge.experiments(userId, experimentFlags, signal);
      if (!signal.aborted) this.#show(experiments);
    } catch (cause) {
      if (signal.aborted) return;
      this.#logger.warn('experiments.fetch-failed', { message: messageOf(cause) });
    }
  }

  #show(experiments: Experiments): void {
    runInAction(() => {
      this.experiments = experiments;
    });
  }
}
