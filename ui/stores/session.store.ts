import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { TixEnvironment } from '#domain/education/tix-environment.ts';
import type { FavouritesUser } from '#domain/favourites/favourites.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { messageOf } from '#domain/message-of.ts';
import {
  anonymousSession,
  customerLookupDelay,
  favouritesUserOf,
  reduceSession,
  type Session,
} from '#domain/session/session.ts';
import type { BridgePort } from '#ports/bridge.port.ts';
import type { Connectivity } from '#ports/connectivity.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { Timer } from '#ports/timer.port.ts';
import type { TixEvent, TixPort } from '#ports/tix.port.ts';
import { initialSession, type SessionView } from '#ui/stores/session-view.ts';

/**
 * Who is there, for as long as the tab is open: what ticketing says, asked or not, and its number for the customer. Where
 * ticketing says nothing the visitor is anybody, and everything that works for anybody works (TIX-3).
 */
export class SessionStore {
  view: SessionView = initialSession;

  readonly #tix: TixPort;
  readonly #bridge: BridgePort;
  readonly #connectivity: Connectivity;
  readonly #timer: Timer;
  readonly #logger: Logger;
  #lookedUp: FavouritesUser | null = null;
  #endLookup: () => void = () => {};

  constructor(tix: TixPort, bridge: BridgePort, connectivity: Connectivity, timer: Timer, logger: Logger) {
    this.#tix = tix;
    this.#bridge = bridge;
    this.#connectivity = connectivity;
    this.#timer = timer;
    this.#logger = logger;
    makeAutoObservable(this, { view: observableRef }, { autoBind: true });
  }

  /** Listens to ticketing and to the network, until the function returned is called. Ticketing itself comes with `comeTo`. */
  start(): () => void {
    const endNews = this.#tix.listen((news) => this.#onEvent(news));
    const endNetwork = this.#connectivity.listen((isOnline) => this.#follow(isOnline));
    if (!this.#connectivity.isOnline()) this.#show({ isOnline: false });
    return () => {
      endNews();
      endNetwork();
      this.#forgetLookup();
      this.#tix.unload();
    };
  }

  /** The visitor is at a page that speaks to this ticketing, in this language: it is brought in, or another in its place (SALE-8). */
  setContext({
    environment,
    locale,
  }: {
    readonly environment: TixEnvironment;
    readonly locale: Locale;
  }): void {
    this.#show({ environment, locale });
    this.#tix.use(environment);
    this.#tix.load(locale);
  }

  /** Where ticketing fell silent it may have been for want of a network: with that, it is asked again. */
  #follow(isOnline: boolean): void {
    this.#show({ isOnline });
    if (isOnline && this.view.status === 'unavailable') void this.#tix.session().catch(() => {});
  }

  #onEvent(news: TixEvent): void {
    switch (news.kind) {
      case 'session': {
        const { session, locale } = this.view;
        const known = reduceSession(session, news.session, this.#tix.url(), locale);
        this.#show({ status: 'ready', session: withSameTags(session, known) });
        break;
      }
      case 'unanswered':
        this.#show({ status: 'unavailable', session: anonymousSession });
        break;
      case 'left':
        this.#show({ status: 'pending', session: anonymousSession });
        break;
    }
    this.#lookUp(favouritesUserOf(this.view.session));
  }

  /** Asks once for ticketing's own number of a visitor, a while after they are known; not for one who left meanwhile (TIX-5). */
  #lookUp(user: FavouritesUser | null): void {
    if (user?.id === this.#lookedUp?.id && user?.hash === this.#lookedUp?.hash) return;
    this.#forgetLookup();
    this.#lookedUp = user;
    if (user === null) return;
    const question = new AbortController();
    const cancel = this.#timer.after(customerLookupDelay, () => void this.#ask(user, question.signal));
    this.#endLookup = () => {
      cancel();
      question.abort();
    };
  }

  async #ask(user: FavouritesUser, signal: AbortSignal): Promise<void> {
    try {
      const customerId = await this.#bridge.customerId(user, signal);
      if (!signal.aborted) this.#show({ session: { ...this.view.session, customerId } });
    } catch (cause) {
      if (!signal.aborted) this.#logger.warn('session.no-customer-number', { message: messageOf(cause) });
    }
  }

  #forgetLookup(): void {
    this.#endLookup();
    this.#endLookup = () => {};
    this.#lookedUp = null;
  }

  #show(change: Partial<SessionView>): void {
    runInAction(() => {
      this.view = { ...this.view, ...change };
    });
  }
}

/** Keeps the very array of tags where they are the same, so that no price is judged anew for a basket that changed. */
function withSameTags(previous: Session, session: Session): Session {
  const tags = previous.user?.tags;
  if (!tags || !session.user || tags.join() !== session.user.tags.join()) return session;
  return { ...session, user: { ...session.user, tags } };
}
