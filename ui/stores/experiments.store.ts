import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { toErrorMessage } from '#domain/error-message.ts';
import { canMeasure } from '#domain/tracking/consent.ts';
import { type Experiments, noExperiments, requestedExperiments } from '#domain/tracking/experiments.ts';
import type { BridgePort } from '#ports/bridge.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { AnonymousVisitorIdStore } from '#ui/stores/anonymous-visitor-id.store.ts';
import type { ConsentStore } from '#ui/stores/consent.store.ts';
import type { SessionStore } from '#ui/stores/session.store.ts';

/**
 * Whose experiments to fetch: `unset`, because consent or session is pending; `refuser`, who denied consent; `unknown`, a
 * visitor who is not logged in; or the number of a ticketing user.
 */
type Subject = 'unset' | 'refuser' | 'unknown' | number;

/**
 * The experiments of this visitor (TRACK-4). They are fetched when the visitor consents and the session is known or
 * unavailable. A failure is logged, and the visitor gets variant A everywhere.
 */
export class ExperimentsStore {
  experiments: Experiments = noExperiments;

  readonly #bridge: BridgePort;
  readonly #ids: AnonymousVisitorIdStore;
  readonly #consent: Pick<ConsentStore, 'view'>;
  readonly #session: Pick<SessionStore, 'view'>;
  readonly #logger: Logger;
  #request: AbortController | null = null;

  constructor(
    bridge: BridgePort,
    ids: AnonymousVisitorIdStore,
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
    const endReaction = reaction(
      () => this.#subject,
      (subject) => this.#setSubject(subject),
      { fireImmediately: true },
    );
    return () => {
      endReaction();
      this.#request?.abort();
    };
  }

  get #subject(): Subject {
    const { consent } = this.#consent.view;
    if (!canMeasure(consent)) return consent === 'denied' ? 'refuser' : 'unset';
    const { status, session } = this.#session.view;
    if (status === 'pending') return 'unset';
    return session.user?.id ?? 'unknown';
  }

  /** Discards the experiments of the previous subject, and fetches those of the new one. */
  #setSubject(subject: Subject): void {
    this.#request?.abort();
    this.#update(noExperiments);
    if (subject === 'refuser') this.#ids.remove();
    if (subject === 'unset' || subject === 'refuser') return;
    this.#request = new AbortController();
    void this.#fetch(subject === 'unknown' ? this.#ids.getOrCreate() : String(subject), this.#request.signal);
  }

  async #fetch(userId: string, signal: AbortSignal): Promise<void> {
    try {
      const experiments = await this.#bridge.experiments(userId, requestedExperiments, signal);
      if (!signal.aborted) this.#update(experiments);
    } catch (cause) {
      if (signal.aborted) return;
      this.#logger.warn('experiments.fetch-failed', { message: toErrorMessage(cause) });
    }
  }

  #update(experiments: Experiments): void {
    runInAction(() => {
      this.experiments = experiments;
    });
  }
}
