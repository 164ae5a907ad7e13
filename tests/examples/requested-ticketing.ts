import { toErrorMessage } from '#domain/error-message.ts';
import type { VipCardResult } from '#domain/form/vip-card.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { sessionFreshnessMs, type TicketingSession, ticketingTimeoutMs } from '#domain/session/session.ts';
import {
  invalidTixEnvironmentMessage,
  parseTixEnvironment,
  type TixEnvironment,
} from '#domain/session/tix-environment.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { TicketingSite } from '#ports/ticketing-site.port.ts';
import type { Timer } from '#ports/timer.port.ts';
import type {
  EducationUserResult,
  EducationUserUpdateResult,
  TixSessionEvent,
  TixPort,
} from '#ports/tix.port.ts';

/** The parts of `document` that show a return to the tab. */
export interface VisibleDocument {
  readonly visibilityState: string;
  addEventListener(type: 'visibilitychange', listener: () => void): void;
  removeEventListener(type: 'visibilitychange', listener: () => void): void;
}

export interface RequestedTicketingDependencies {
  readonly url: string;
  readonly site: TicketingSite;
  readonly browser: { readonly document: VisibleDocument };
  readonly fetch: typeof globalThis.fetch;
  readonly timer: Timer;
  readonly clock: Clock;
  readonly logger: Logger;
}

export const anonymous: TicketingSession = { basket: null, user: null, profileUrl: null };

/**
 * A ticketing that reports nothing by itself: its session is requested at each load and on each return to the tab. What remains for an
 * adapter is how. It has one environment, no cards and no schools.
 */
export abstract class RequestedTicketing implements TixPort {
  readonly environment: TixEnvironment;
  readonly #dependencies: RequestedTicketingDependencies;
  readonly #pending = new Set<AbortController>();
  #locale: Locale | null = null;
  #requestedAt: Instant | null = null;
  #listeners: readonly ((event: TixSessionEvent) => void)[] = [];

  constructor(dependencies: RequestedTicketingDependencies) {
    this.#dependencies = dependencies;
    this.environment = dependencies.site.defaultEnvironment;
  }

  /** Requests the session with `fetch`. Rejects if the ticketing does not answer; what it refuses is a session without it. */
  protected abstract fetchSession(): Promise<TicketingSession>;

  abstract prepareLogin(locale: Locale, returnUrl: string): Promise<string | null>;

  load(locale: Locale): void {
    if (this.#locale === locale) return;
    if (this.#locale === null)
      this.#dependencies.browser.document.addEventListener('visibilitychange', this.#onVisibility);
    this.#abortPending();
    this.#locale = locale;
    void this.#requestAndReport();
  }

  unload(): void {
    if (this.#locale === null) return;
    this.#dependencies.browser.document.removeEventListener('visibilitychange', this.#onVisibility);
    this.#locale = null;
    this.#requestedAt = null;
    this.#abortPending();
    this.#notify({ kind: 'left' });
  }

  /** There is one environment. */
  switchEnvironment(environment: string): void {
    if (!parseTixEnvironment(environment)) this.#dependencies.logger.warn(invalidTixEnvironmentMessage);
  }

  async requestSession(): Promise<TicketingSession> {
    if (this.#locale === null) throw new Error('The ticketing is not loaded');
    this.#requestedAt = this.#dependencies.clock.now();
    const session = await this.fetchSession();
    this.#notify({ kind: 'session', session });
    return session;
  }

  listen(onEvent: (event: TixSessionEvent) => void): () => void {
    const listener = (event: TixSessionEvent): void => onEvent(event);
    this.#listeners = [...this.#listeners, listener];
    return () => {
      this.#listeners = this.#listeners.filter((other) => other !== listener);
    };
  }

  async checkVipCard(): Promise<VipCardResult> {
    return 'unanswered';
  }

  async getEducationUser(): Promise<EducationUserResult> {
    return { kind: 'unanswered' };
  }

  async updateEducationUser(): Promise<EducationUserUpdateResult> {
    return { kind: 'unanswered' };
  }

  async countFreePlaces(): Promise<null> {
    return null;
  }

  /** A request that ends after ten seconds, or when the ticketing is unloaded. */
  protected async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const { fetch, url, timer } = this.#dependencies;
    const controller = new AbortController();
    this.#pending.add(controller);
    const cancel = timer.after(ticketingTimeoutMs, () => controller.abort(new Error('No response in time')));
    try {
      return await fetch(`${url}${path}`, { ...init, signal: controller.signal });
    } finally {
      cancel();
      this.#pending.delete(controller);
    }
  }

  #abortPending(): void {
    for (const controller of this.#pending) controller.abort(new Error('The ticketing was unloaded'));
  }

  async #requestAndReport(): Promise<void> {
    const locale = this.#locale;
    try {
      await this.requestSession();
    } catch (cause) {
      if (this.#locale !== locale) return;
      this.#dependencies.logger.error('tix.session-timeout', { reason: toErrorMessage(cause) });
      this.#notify({ kind: 'unanswered' });
    }
  }

  readonly #onVisibility = (): void => {
    const { browser, clock } = this.#dependencies;
    if (browser.document.visibilityState !== 'visible') return;
    const isFresh = this.#requestedAt !== null && clock.now() - this.#requestedAt < sessionFreshnessMs;
    if (!isFresh) void this.#requestAndReport();
  };

  #notify(event: TixSessionEvent): void {
    for (const listener of this.#listeners) {
      try {
        listener(event);
      } catch (cause) {
        this.#dependencies.logger.error('tix.listener-failed', {}, cause);
      }
    }
  }
}
