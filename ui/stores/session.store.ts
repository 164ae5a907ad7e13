import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { toErrorMessage } from '#domain/error-message.ts';
import type { IdentifiedVisitor } from '#domain/favourites/favourites-state.ts';
import type { Locale } from '#domain/locale/locale.ts';
import {
  anonymousSession,
  customerLookupDelayMs,
  withTicketingSession,
  type Session,
  toIdentifiedVisitor,
} from '#domain/session/session.ts';
import type { TixEnvironment } from '#domain/session/tix-environment.ts';
import type { BridgePort } from '#ports/bridge.port.ts';
import type { Connectivity } from '#ports/connectivity.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { Timer } from '#ports/timer.port.ts';
import type { TixSessionEvent, TixPort } from '#ports/tix.port.ts';
import { initialSessionView, type SessionView } from '#ui/stores/session-view.ts';

/**
 * The visitor's session, for the life of the tab: what ticketing reports, and its number for the customer. If ticketing does
 * not answer, the visitor is anonymous, and everything that needs no login works (TIX-3).
 */
export class SessionStore {
  view: SessionView = initialSessionView;

  readonly #tix: TixPort;
  readonly #bridge: BridgePort;
  readonly #connectivity: Connectivity;
  readonly #timer: Timer;
  readonly #logger: Logger;
  #lookupUser: IdentifiedVisitor | null = null;
  #endLookup: () => void = () => {};

  constructor(tix: TixPort, bridge: BridgePort, connectivity: Connectivity, timer: Timer, logger: Logger) {
    this.#tix = tix;
    this.#bridge = bridge;
    this.#connectivity = connectivity;
    this.#timer = timer;
    this.#logger = logger;
    makeAutoObservable(this, { view: observableRef }, { autoBind: true });
  }

  /** Listens to ticketing and to the network until the function returned is called. `setContext` loads ticketing. */
  start(): () => void {
    const endEvents = this.#tix.listen((event) => this.#onEvent(event));
    const endNetwork = this.#connectivity.listen((isOnline) => this.#setOnline(isOnline));
    if (!this.#connectivity.isOnline()) this.#update({ isOnline: false });
    return () => {
      endEvents();
      endNetwork();
      this.#cancelLookup();
      this.#tix.unload();
    };
  }

  /** Loads the ticketing of the page in its language, in place of another one (SALE-8). */
  setContext({
    environment,
    locale,
  }: {
    readonly environment: TixEnvironment;
    readonly locale: Locale;
  }): void {
    this.#update({ environment, locale });
    this.#tix.switchEnvironment(environment);
    this.#tix.load(locale);
  }

  /** Requests the session again when the network returns, if ticketing did not answer. */
  #setOnline(isOnline: boolean): void {
    this.#update({ isOnline });
    if (isOnline && this.view.status === 'unavailable') void this.#tix.requestSession().catch(() => {});
  }

  #onEvent(event: TixSessionEvent): void {
    switch (event.kind) {
      case 'session': {
        const { session } = this.view;
        const nextSession = withTicketingSession(session, event.session);
        this.#update({ status: 'ready', session: withSameTags(session, nextSession) });
        break;
      }
      case 'unanswered':
        this.#update({ status: 'unavailable', session: anonymousSession });
        break;
      case 'left':
        this.#update({ status: 'pending', session: anonymousSession });
        break;
    }
    this.#lookUp(toIdentifiedVisitor(this.view.session));
  }

  /** Requests ticketing's number of a visitor, once, after a delay; aborted if the visitor changes (TIX-5). */
  #lookUp(user: IdentifiedVisitor | null): void {
    if (user?.id === this.#lookupUser?.id && user?.hash === this.#lookupUser?.hash) return;
    this.#cancelLookup();
    this.#lookupUser = user;
    if (user === null) return;
    const request = new AbortController();
    const cancel = this.#timer.after(
      customerLookupDelayMs,
      () => void this.#fetchCustomerId(user, request.signal),
    );
    this.#endLookup = () => {
      cancel();
      request.abort();
    };
  }

  async #fetchCustomerId(user: IdentifiedVisitor, signal: AbortSignal): Promise<void> {
    try {
      const customerId = await this.#bridge.customerId(user, signal);
      if (!signal.aborted) this.#update({ session: { ...this.view.session, customerId } });
    } catch (cause) {
      if (!signal.aborted)
        this.#logger.warn('session.no-customer-number', { message: toErrorMessage(cause) });
    }
  }

  #cancelLookup(): void {
    this.#endLookup();
    this.#endLookup = () => {};
    this.#lookupUser = null;
  }

  #update(change: Partial<SessionView>): void {
    runInAction(() => {
      this.view = { ...this.view, ...change };
    });
  }
}

/** Keeps the same array of tags if they are equal, so that a changed basket does not recompute prices. */
function withSameTags(previous: Session, session: Session): Session {
  const tags = previous.user?.tags;
  if (!tags || !session.user || tags.join() !== session.user.tags.join()) return session;
  return { ...session, user: { ...session.user, tags } };
}
