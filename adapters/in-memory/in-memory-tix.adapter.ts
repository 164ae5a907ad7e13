import {
  knownVipCards,
  type TicketingName,
  type TicketingPerson,
  ticketingPeople,
} from '#adapters/in-memory/ticketing-people.ts';
import {
  invalidEnvironment,
  type TixEnvironment,
  tixEnvironmentNamed,
} from '#domain/education/tix-environment.ts';
import { type EducationUser, educationUserErrors } from '#domain/form/education-user.ts';
import type { VipCardNumber, VipCardVerdict } from '#domain/form/vip-card.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { friendsLotteryTag } from '#domain/pricing/prices.ts';
import { sessionPause, type TicketingSession, ticketingPatience } from '#domain/session/session.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { Timer } from '#ports/timer.port.ts';
import type { EducationUserAnswer, EducationUserUpdate, TixEvent, TixPort } from '#ports/tix.port.ts';

interface InMemoryTixDependencies {
  readonly timer: Timer;
  readonly logger: Logger;
  /** Where the two ticketing sites would be, without a slash at the end. */
  readonly urls?: Readonly<Record<TixEnvironment, string>>;
  /** Which of them is spoken to at first. */
  readonly environment?: TixEnvironment;
}

/** What one of the two sites knows of the visitor. */
interface Visit {
  readonly person: TicketingPerson | null;
  readonly hasCard: boolean;
  /** The prices of what is in the basket. */
  readonly basket: readonly number[];
  readonly school: EducationUser | undefined;
}

const somewhere = { tix: 'https://tickets.example', education: 'https://school.tickets.example' };

const nobody: Visit = { person: null, hasCard: false, basket: [], school: undefined };

/**
 * Ticketing without a frame: two sites that know three people and a few VIP cards. What the visitor would do there, such as
 * logging in, is a method of its own.
 */
export class InMemoryTix implements TixPort {
  readonly #dependencies: InMemoryTixDependencies;
  readonly #visits: Record<TixEnvironment, Visit> = { tix: nobody, education: nobody };
  #environment: TixEnvironment;
  #locale: Locale | null = null;
  #isSilent = false;
  /** The session was asked for less than a minute ago. */
  #isFresh = false;
  #endFreshness: () => void = () => {};
  #listeners: readonly ((news: TixEvent) => void)[] = [];
  /** Ends the calls that wait for an answer. */
  #open: readonly (() => void)[] = [];

  constructor(dependencies: InMemoryTixDependencies) {
    this.#dependencies = dependencies;
    this.#environment = dependencies.environment ?? 'tix';
  }

  load(locale: Locale): void {
    if (this.#locale === locale) return;
    this.#giveUp();
    this.#locale = locale;
    this.#askByItself(locale);
  }

  unload(): void {
    if (this.#locale === null) return;
    this.#locale = null;
    this.#giveUp();
    this.#tell({ kind: 'left' });
  }

  use(environment: string): void {
    const named = tixEnvironmentNamed(environment);
    if (!named) return this.#dependencies.logger.warn(invalidEnvironment);
    if (named === this.#environment) return;
    this.#environment = named;
    const locale = this.#locale;
    this.#locale = null;
    this.#giveUp();
    this.#tell({ kind: 'left' });
    if (locale) this.load(locale);
  }

  url(): string {
    return (this.#dependencies.urls ?? somewhere)[this.#environment];
  }

  async session(): Promise<TicketingSession> {
    this.#keepFresh();
    await this.#answer();
    const session = this.#session();
    this.#tell({ kind: 'session', session });
    return session;
  }

  listen(onEvent: (event: TixEvent) => void): () => void {
    const listener = (event: TixEvent): void => onEvent(event);
    this.#listeners = [...this.#listeners, listener];
    return () => {
      this.#listeners = this.#listeners.filter((other) => other !== listener);
    };
  }

  async checkVipCard(number: VipCardNumber): Promise<VipCardVerdict> {
    if (!(await this.#isAnswered())) return 'unanswered';
    if (!this.#visit.person) return 'notLoggedIn';
    if (!knownVipCards.includes(number)) return 'notValid';
    this.#change({ hasCard: true });
    return 'valid';
  }

  async educationUser(): Promise<EducationUserAnswer> {
    if (!(await this.#isAnswered())) return { kind: 'unanswered' };
    const { person, school } = this.#visit;
    if (!person) return { kind: 'notLoggedIn' };
    return school ? { kind: 'known', user: school } : { kind: 'noSchool' };
  }

  async updateEducationUser(user: EducationUser): Promise<EducationUserUpdate> {
    if (!(await this.#isAnswered())) return { kind: 'unanswered' };
    if (!this.#visit.person) return { kind: 'notLoggedIn' };
    const errors = educationUserErrors(user);
    if (Object.keys(errors).length > 0) return { kind: 'refused', errors };
    this.#visits[this.#environment] = { ...this.#visit, school: user };
    return { kind: 'accepted' };
  }

  /** The visitor logs in at the site where that person has their account. */
  logIn(name: TicketingName): void {
    const person: TicketingPerson = ticketingPeople[name];
    this.#change({ person, school: person.school, hasCard: false }, person.environment);
  }

  /** The visitor logs out at the site spoken to; the basket goes with them. */
  logOut(): void {
    this.#change(nobody);
  }

  /** Puts tickets of these prices in the basket of the site spoken to, in place of what was in it. */
  fillBasket(...prices: readonly number[]): void {
    this.#change({ basket: prices });
  }

  /** The visitor comes back to the tab. */
  comeBack(): void {
    if (this.#locale !== null && !this.#isFresh) this.#askByItself(this.#locale);
  }

  /** From now on nobody answers. */
  fallSilent(): void {
    this.#isSilent = true;
  }

  /** From now on it answers again; what was asked meanwhile stays without an answer. */
  speakAgain(): void {
    this.#isSilent = false;
  }

  get #visit(): Visit {
    return this.#visits[this.#environment];
  }

  #askByItself(locale: Locale): void {
    void this.session().catch((cause: unknown) => {
      this.#dependencies.logger.warn('tix.session-timeout', { why: String(cause) });
      if (this.#locale === locale) this.#tell({ kind: 'unanswered' });
    });
  }

  #keepFresh(): void {
    this.#endFreshness();
    this.#isFresh = true;
    this.#endFreshness = this.#dependencies.timer.after(sessionPause, () => {
      this.#isFresh = false;
    });
  }

  #change(changes: Partial<Visit>, environment = this.#environment): void {
    this.#visits[environment] = { ...this.#visits[environment], ...changes };
    if (this.#locale === null || this.#isSilent || environment !== this.#environment) return;
    this.#tell({ kind: 'session', session: this.#session() });
  }

  #session(): TicketingSession {
    const { person, hasCard, basket } = this.#visit;
    const tags = new Set([...(person?.tags ?? []), ...(hasCard ? [friendsLotteryTag] : [])]);
    const url = `${this.url()}/${this.#locale ?? 'nl'}`;
    return {
      basket:
        basket.length === 0 ? null : { size: basket.length, url: `${url}/buyingflow/order/`, expiresIn: 900 },
      user: person && { id: person.id, hash: person.hash, tags: [...tags] },
      profileUrl: person && `${url}/profile/`,
    };
  }

  async #isAnswered(): Promise<boolean> {
    return this.#answer().then(
      () => true,
      () => false,
    );
  }

  /** Resolves when ticketing gives its answer. */
  #answer(): Promise<void> {
    if (this.#locale === null) return Promise.reject(new Error('Ticketing is not loaded'));
    if (!this.#isSilent) return Promise.resolve();
    return new Promise((_, reject) => {
      const fail = (): void => {
        this.#open = this.#open.filter((other) => other !== fail);
        callOff();
        reject(new Error('Ticketing did not answer'));
      };
      const callOff = this.#dependencies.timer.after(ticketingPatience, fail);
      this.#open = [...this.#open, fail];
    });
  }

  #giveUp(): void {
    for (const fail of this.#open) fail();
  }

  #tell(news: TixEvent): void {
    for (const told of this.#listeners) {
      try {
        told(news);
      } catch (cause) {
        this.#dependencies.logger.error('tix.listener-failed', {}, cause);
      }
    }
  }
}
