import * as v from 'valibot';
import {
  invalidEnvironmentMessage,
  parseTixEnvironment,
  type TixEnvironment,
} from '#domain/education/tix-environment.ts';
import { toErrorMessage } from '#domain/error-message.ts';
import type { VipCardResult } from '#domain/form/vip-card.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { sessionFreshMs, type TicketingSession, ticketingTimeoutMs } from '#domain/session/session.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { StorageArea } from '#ports/storage.port.ts';
import type { TicketingSite } from '#ports/ticketing-site.port.ts';
import type { Timer } from '#ports/timer.port.ts';
import type { EducationUserResult, EducationUserUpdateResult, TixEvent, TixPort } from '#ports/tix.port.ts';
import { type LoginBrowser, RedirectLogin, type TokenRequest } from './redirect-login.ts';

/** The parts of `window` that the adapter needs. */
export interface RestTicketingBrowser extends LoginBrowser {
  readonly document: {
    readonly visibilityState: string;
    addEventListener(type: 'visibilitychange', listener: () => void): void;
    removeEventListener(type: 'visibilitychange', listener: () => void): void;
  };
}

interface RestTicketingDependencies {
  readonly url: string;
  readonly clientId: string;
  readonly site: TicketingSite;
  readonly browser: RestTicketingBrowser;
  readonly fetch: typeof globalThis.fetch;
  readonly storage: StorageArea;
  readonly timer: Timer;
  readonly clock: Clock;
  readonly logger: Logger;
}

const tokenWire = v.object({ access_token: v.string() });

const sessionWire = v.object({
  customer: v.nullable(v.object({ id: v.number(), tags: v.array(v.number()), profile: v.string() })),
  basket: v.object({ tickets: v.number(), url: v.string() }),
});

const tokenKey = 'rest-ticketing.token';

const anonymous: TicketingSession = { basket: null, user: null, profileUrl: null };

/** An example: ticketing over REST, with a login by redirect. It reports nothing by itself, so it is asked on each return to the tab. */
export class RestTicketing implements TixPort {
  readonly environment: TixEnvironment;
  readonly #dependencies: RestTicketingDependencies;
  readonly #login: RedirectLogin;
  readonly #pending = new Set<AbortController>();
  /** The exchange of the last login that returned to this page; every request waits for it. */
  #exchange: Promise<void> | null = null;
  #locale: Locale | null = null;
  #requestedAt: Instant | null = null;
  #listeners: readonly ((event: TixEvent) => void)[] = [];

  constructor(dependencies: RestTicketingDependencies) {
    this.#dependencies = dependencies;
    this.environment = dependencies.site.defaultEnvironment;
    this.#login = new RedirectLogin(dependencies);
  }

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
    if (!parseTixEnvironment(environment)) this.#dependencies.logger.warn(invalidEnvironmentMessage);
  }

  async prepareLogin(locale: Locale, returnUrl: string): Promise<string | null> {
    try {
      return await this.#login.start(locale, returnUrl);
    } catch (cause) {
      this.#dependencies.logger.error('tix.login-not-prepared', {}, cause);
      return this.#dependencies.site.addresses[this.environment].login(locale, returnUrl);
    }
  }

  async requestSession(): Promise<TicketingSession> {
    if (this.#locale === null) throw new Error('The ticketing is not loaded');
    this.#requestedAt = this.#dependencies.clock.now();
    const returned = this.#login.takeReturn();
    if (returned) this.#exchange = this.#exchangeCode(returned.request);
    await this.#exchange;
    const session = await this.#fetchSession();
    this.#notify({ kind: 'session', session });
    if (returned) this.#login.leaveReturn(returned.returnUrl);
    return session;
  }

  listen(onEvent: (event: TixEvent) => void): () => void {
    const listener = (event: TixEvent): void => onEvent(event);
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

  async #exchangeCode(request: TokenRequest): Promise<void> {
    const body = new URLSearchParams({ grant_type: 'authorization_code', ...request });
    const answer = await this.#fetch('/token', { method: 'POST', body });
    // A refused code is a login that did not succeed: the visitor stays anonymous.
    if (!answer.ok) return this.#dependencies.logger.warn('tix.login-refused', { status: answer.status });
    const { access_token: token } = v.parse(tokenWire, await answer.json());
    this.#dependencies.storage.write(tokenKey, token);
  }

  async #fetchSession(): Promise<TicketingSession> {
    const token = this.#dependencies.storage.read(tokenKey);
    const answer = await this.#fetch('/session', {
      headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    });
    if (answer.status === 401) {
      this.#dependencies.storage.remove(tokenKey);
      return anonymous;
    }
    const { customer, basket } = v.parse(sessionWire, await answer.json());
    return {
      basket: basket.tickets === 0 ? null : { size: basket.tickets, url: basket.url },
      user: customer && { id: customer.id, hash: null, tags: customer.tags },
      profileUrl: customer?.profile ?? null,
    };
  }

  /** A request that ends after ten seconds, or when the ticketing is unloaded. */
  async #fetch(path: string, init: RequestInit): Promise<Response> {
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
    const isFresh = this.#requestedAt !== null && clock.now() - this.#requestedAt < sessionFreshMs;
    if (!isFresh) void this.#requestAndReport();
  };

  #notify(event: TixEvent): void {
    for (const listener of this.#listeners) {
      try {
        listener(event);
      } catch (cause) {
        this.#dependencies.logger.error('tix.listener-failed', {}, cause);
      }
    }
  }
}
