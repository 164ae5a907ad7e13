import {
  validVipCards,
  type TicketingPerson,
  type TicketingPersonName,
  ticketingCustomers,
} from '#adapters/in-memory/ticketing-customers.ts';
import { SessionListeners } from '#adapters/shared/session-listeners.ts';
import { type EducationUser, validateEducationUser } from '#domain/form/education-user.ts';
import type { VipCardNumber, VipCardResult } from '#domain/form/vip-card.ts';
import { type Locale, defaultLocale } from '#domain/locale/locale.ts';
import type { FreePlaces } from '#domain/pricing/rank.ts';
import { defaultCustomerTags } from '#domain/sale/customer-tags.ts';
import { sessionFreshnessMs, type TicketingSession, ticketingTimeoutMs } from '#domain/session/session.ts';
import {
  invalidTixEnvironmentMessage,
  parseTixEnvironment,
  type TixEnvironment,
} from '#domain/session/tix-environment.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { ConcertTicketingIds, TicketingAddresses, TicketingSite } from '#ports/ticketing-site.port.ts';
import type { Timer } from '#ports/timer.port.ts';
import type { EducationUserResult, EducationUserUpdateResult, TixPort } from '#ports/tix.port.ts';

interface InMemoryTixDependencies {
  readonly timer: Timer;
  readonly logger: Logger;
  /** The addresses, the capabilities and the initial environment. */
  readonly site: TicketingSite;
}

/** The visitor's state at one of the two sites. */
interface Visit {
  readonly person: TicketingPerson | null;
  readonly hasCard: boolean;
  /** The prices of the items in the basket. */
  readonly basket: readonly number[];
  readonly school: EducationUser | undefined;
}

/** The free places of every concert. */
export const inMemoryFreePlaces: readonly FreePlaces[] = [
  { zone: 'gold', free: 8 },
  { zone: '1', free: 34 },
  { zone: 'Rang 2', free: 1 },
  { zone: '3', free: 0 },
];

const anonymous: Visit = { person: null, hasCard: false, basket: [], school: undefined };

/**
 * Ticketing without a frame: two sites with three people and a few VIP cards. The visitor's actions at those sites, such as logging
 * in, are methods for tests.
 */
export class InMemoryTix implements TixPort {
  readonly listen: TixPort['listen'];
  readonly #dependencies: InMemoryTixDependencies;
  readonly #listeners: SessionListeners;
  readonly #visits: Record<TixEnvironment, Visit> = { tix: anonymous, education: anonymous };
  readonly #site: TicketingSite;
  #environment: TixEnvironment;
  #locale: Locale | null = null;
  #isUnresponsive = false;
  /** Whether the session was requested less than a minute ago. */
  #isFresh = false;
  #cancelFreshness: () => void = () => {};
  /** Rejects the pending calls. */
  #pending: readonly (() => void)[] = [];

  constructor(dependencies: InMemoryTixDependencies) {
    this.#dependencies = dependencies;
    this.#listeners = new SessionListeners(dependencies.logger);
    this.listen = this.#listeners.listen;
    this.#site = dependencies.site;
    this.#environment = this.#site.defaultEnvironment;
  }

  load(locale: Locale): void {
    if (this.#locale === locale) return;
    this.#rejectPending();
    this.#locale = locale;
    this.#requestSession(locale);
  }

  unload(): void {
    if (this.#locale === null) return;
    this.#locale = null;
    this.#rejectPending();
    this.#forgetRequest();
    this.#listeners.notify({ kind: 'left' });
  }

  switchEnvironment(environment: string): void {
    const parsed = parseTixEnvironment(environment);
    if (!parsed) return this.#dependencies.logger.warn(invalidTixEnvironmentMessage);
    if (parsed === this.#environment) return;
    this.#environment = parsed;
    const locale = this.#locale;
    this.#locale = null;
    this.#rejectPending();
    this.#listeners.notify({ kind: 'left' });
    if (locale) this.load(locale);
  }

  get environment(): TixEnvironment {
    return this.#environment;
  }

  async prepareLogin(locale: Locale, returnUrl: string): Promise<string | null> {
    return this.#addresses.login(locale, returnUrl);
  }

  async requestSession(): Promise<TicketingSession> {
    this.#markFresh();
    await this.#respond();
    const session = this.#session();
    this.#listeners.notify({ kind: 'session', session });
    return session;
  }

  async checkVipCard(number: VipCardNumber): Promise<VipCardResult> {
    if (!this.#site.capabilities.vipCard || !(await this.#hasResponded())) return 'unanswered';
    if (!this.#visit.person) return 'notLoggedIn';
    if (!validVipCards.includes(number)) return 'notValid';
    this.#change({ hasCard: true });
    return 'valid';
  }

  async getEducationUser(): Promise<EducationUserResult> {
    if (!this.#site.capabilities.education || !(await this.#hasResponded())) return { kind: 'unanswered' };
    const { person, school } = this.#visit;
    if (!person) return { kind: 'notLoggedIn' };
    return school ? { kind: 'known', user: school } : { kind: 'noSchool' };
  }

  async updateEducationUser(user: EducationUser): Promise<EducationUserUpdateResult> {
    if (!this.#site.capabilities.education || !(await this.#hasResponded())) return { kind: 'unanswered' };
    if (!this.#visit.person) return { kind: 'notLoggedIn' };
    const errors = validateEducationUser(user);
    if (Object.keys(errors).length > 0) return { kind: 'refused', errors };
    this.#visits[this.#environment] = { ...this.#visit, school: user };
    return { kind: 'accepted' };
  }

  async countFreePlaces({ tixEventId }: ConcertTicketingIds): Promise<readonly FreePlaces[] | null> {
    if (!this.#site.capabilities.freePlaces || tixEventId === undefined) return null;
    return (await this.#hasResponded()) ? inMemoryFreePlaces : null;
  }

  /** The visitor logs in at the site of their account. */
  logIn(name: TicketingPersonName): void {
    const person: TicketingPerson = ticketingCustomers[name];
    this.#change({ person, school: person.school, hasCard: false }, person.environment);
  }

  /** The visitor logs out at the current site, which also empties the basket. */
  logOut(): void {
    this.#change(anonymous);
  }

  /** Replaces the basket at the current site with tickets of these prices. */
  fillBasket(...prices: readonly number[]): void {
    this.#change({ basket: prices });
  }

  /** The visitor returns to the tab. */
  returnToTab(): void {
    if (this.#locale !== null && !this.#isFresh) this.#requestSession(this.#locale);
  }

  stopResponding(): void {
    this.#isUnresponsive = true;
  }

  /** Responds to calls again; calls made meanwhile remain unanswered. */
  resumeResponding(): void {
    this.#isUnresponsive = false;
  }

  get #addresses(): TicketingAddresses {
    return this.#site.addresses[this.#environment];
  }

  get #visit(): Visit {
    return this.#visits[this.#environment];
  }

  #requestSession(locale: Locale): void {
    void this.requestSession().catch((cause: unknown) => {
      this.#dependencies.logger.warn('tix.session-timeout', { reason: String(cause) });
      if (this.#locale === locale) this.#listeners.notify({ kind: 'unanswered' });
    });
  }

  #forgetRequest(): void {
    this.#cancelFreshness();
    this.#isFresh = false;
  }

  #markFresh(): void {
    this.#cancelFreshness();
    this.#isFresh = true;
    this.#cancelFreshness = this.#dependencies.timer.after(sessionFreshnessMs, () => {
      this.#isFresh = false;
    });
  }

  #change(changes: Partial<Visit>, environment = this.#environment): void {
    this.#visits[environment] = { ...this.#visits[environment], ...changes };
    if (this.#locale === null || this.#isUnresponsive || environment !== this.#environment) return;
    this.#listeners.notify({ kind: 'session', session: this.#session() });
  }

  #session(): TicketingSession {
    const { person, hasCard, basket } = this.#visit;
    const tags = new Set([...(person?.tags ?? []), ...(hasCard ? [defaultCustomerTags.friendsLottery] : [])]);
    const { capabilities } = this.#site;
    const locale = this.#locale ?? defaultLocale;
    const basketUrl = this.#addresses.basket(locale);
    const login = this.#addresses.login(locale, '');
    const profile = login === null ? null : new URL('profile/', login);
    return {
      basket:
        basket.length === 0 || basketUrl === null
          ? null
          : { size: basket.length, url: basketUrl, expiresIn: 900 },
      user: person && {
        id: person.id,
        hash: capabilities.favouritesHash ? person.hash : null,
        tags: capabilities.pricesByTag ? [...tags] : [],
      },
      profileUrl: person && (profile?.href ?? null),
    };
  }

  async #hasResponded(): Promise<boolean> {
    return this.#respond().then(
      () => true,
      () => false,
    );
  }

  /** Resolves when the ticketing responds. */
  #respond(): Promise<void> {
    if (this.#locale === null) return Promise.reject(new Error('Ticketing is not loaded'));
    if (!this.#isUnresponsive) return Promise.resolve();
    return new Promise((_, reject) => {
      const fail = (): void => {
        this.#pending = this.#pending.filter((other) => other !== fail);
        cancelTimeout();
        reject(new Error('Ticketing did not answer'));
      };
      const cancelTimeout = this.#dependencies.timer.after(ticketingTimeoutMs, fail);
      this.#pending = [...this.#pending, fail];
    });
  }

  #rejectPending(): void {
    for (const fail of this.#pending) fail();
  }
}
