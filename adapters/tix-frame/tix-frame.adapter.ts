import { SessionListeners } from '#adapters/shared/session-listeners.ts';
import { type FrameHostWindow, HiddenFrame } from '#adapters/tix-frame/hidden-frame.ts';
import {
  callTimeoutMessage,
  frameNotSetMessage,
  PendingCalls,
  TixFailure,
} from '#adapters/tix-frame/pending-calls.ts';
import type { TixBaseUrls } from '#adapters/tix-frame/tix-frame.site.ts';
import {
  assertRequestAccepted,
  type TixCallName,
  sessionRequest,
  parseEducationUser,
  parseFrameMessage,
  parseFreePlacesByZone,
  parseVipCardCheck,
  parseFieldErrors,
} from '#adapters/tix-frame/tix.wire.ts';
import { toErrorMessage } from '#domain/error-message.ts';
import type { EducationUser } from '#domain/form/education-user.ts';
import type { VipCardNumber, VipCardResult } from '#domain/form/vip-card.ts';
import { type Locale, defaultLocale } from '#domain/locale/locale.ts';
import type { FreePlaces } from '#domain/pricing/rank.ts';
import { sessionFreshnessMs, type TicketingSession, ticketingTimeoutMs } from '#domain/session/session.ts';
import {
  invalidTixEnvironmentMessage,
  parseTixEnvironment,
  type TixEnvironment,
} from '#domain/session/tix-environment.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { ConcertTicketingIds, TicketingAddresses, TicketingSite } from '#ports/ticketing-site.port.ts';
import type { Timer } from '#ports/timer.port.ts';
import type { EducationUserResult, EducationUserUpdateResult, TixPort } from '#ports/tix.port.ts';

interface TixFrameDependencies {
  /** The base URLs of the two ticketing sites, without trailing slash. */
  readonly urls: TixBaseUrls;
  /** The addresses, and the initial environment. */
  readonly site: TicketingSite;
  readonly window: FrameHostWindow;
  readonly timer: Timer;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Creates a unique id for a call. */
  readonly newId: () => string;
}

/**
 * The ticketing through a hidden iframe of its site (TIX-1 to TIX-3, wire contract D). Only messages from that frame's window and that
 * site's origin are read, and messages are only posted to that origin.
 */
export class TixFrame implements TixPort {
  readonly listen: TixPort['listen'];
  readonly #dependencies: TixFrameDependencies;
  readonly #listeners: SessionListeners;
  /** Pending calls by id. */
  readonly #calls: PendingCalls<unknown>;
  /** Pending session requests; sessions have no id, so one response resolves all of them. */
  readonly #sessions: PendingCalls<TicketingSession>;
  #environment: TixEnvironment;
  #frame: HiddenFrame | null = null;
  #requestedAt: Instant | null = null;
  /** The frame did not respond to a session request, or did not load. */
  #isUnresponsive = false;
  /** Cancels the load timeout. */
  #cancelLoadTimeout = (): void => {};

  constructor(dependencies: TixFrameDependencies) {
    this.#dependencies = dependencies;
    this.#listeners = new SessionListeners(dependencies.logger);
    this.listen = this.#listeners.listen;
    this.#calls = new PendingCalls(dependencies.timer);
    this.#sessions = new PendingCalls(dependencies.timer);
    this.#environment = dependencies.site.defaultEnvironment;
  }

  get pendingCount(): number {
    return this.#calls.size + this.#sessions.size;
  }

  load(locale: Locale): void {
    if (this.#frame?.locale === locale) return;
    this.#remove();
    const { window, timer, urls } = this.#dependencies;
    this.#cancelLoadTimeout = timer.after(ticketingTimeoutMs, () =>
      this.#handleNoResponse(callTimeoutMessage),
    );
    this.#frame = new HiddenFrame(window, urls[this.#environment], locale, {
      onLoad: () => {
        this.#cancelLoadTimeout();
        this.#isUnresponsive = false;
        void this.#requestSession();
      },
      onVisible: () => this.#refreshWhenVisible(),
      onMessage: (message) => this.#handleMessage(message),
    });
  }

  unload(): void {
    if (!this.#frame) return;
    this.#remove();
    this.#listeners.notify({ kind: 'left' });
  }

  switchEnvironment(environment: string): void {
    const parsed = parseTixEnvironment(environment);
    if (!parsed) return this.#dependencies.logger.warn(invalidTixEnvironmentMessage);
    if (parsed === this.#environment) return;
    const locale = this.#frame?.locale;
    this.#remove();
    this.#environment = parsed;
    this.#listeners.notify({ kind: 'left' });
    if (locale) this.load(locale);
  }

  get environment(): TixEnvironment {
    return this.#environment;
  }

  async prepareLogin(locale: Locale, returnUrl: string): Promise<string | null> {
    return this.#addresses.login(locale, returnUrl);
  }

  requestSession(): Promise<TicketingSession> {
    const pending = this.#isUnresponsive ? this.#reload() : this.#post(this.#sessions, () => sessionRequest);
    this.#requestedAt = this.#dependencies.clock.now();
    return pending;
  }

  async checkVipCard(cardNumber: VipCardNumber): Promise<VipCardResult> {
    try {
      return parseVipCardCheck(await this.#call('CheckVipCard', { cardNumber })) ? 'valid' : 'notValid';
    } catch (cause) {
      if (isRefusal(cause, 'NOT_LOGGED_IN')) return 'notLoggedIn';
      if (isRefusal(cause, 'INVALID_NUMBER')) return 'notValid';
      return this.#logFailure('CheckVipCard', cause, 'unanswered');
    }
  }

  async getEducationUser(): Promise<EducationUserResult> {
    try {
      return { kind: 'known', user: parseEducationUser(await this.#call('GetEducationUser', {})) };
    } catch (cause) {
      if (isRefusal(cause, 'NOT_LOGGED_IN')) return { kind: 'notLoggedIn' };
      if (isRefusal(cause, 'NOT_EDUCATION')) return { kind: 'noSchool' };
      return this.#logFailure('GetEducationUser', cause, { kind: 'unanswered' });
    }
  }

  async updateEducationUser(user: EducationUser): Promise<EducationUserUpdateResult> {
    try {
      assertRequestAccepted(await this.#call('UpdateEducationUser', user));
      return { kind: 'accepted' };
    } catch (cause) {
      if (isRefusal(cause, 'NOT_LOGGED_IN')) return { kind: 'notLoggedIn' };
      if (isRefusal(cause, 'VALIDATION')) return { kind: 'refused', errors: parseFieldErrors(cause.fields) };
      return this.#logFailure('UpdateEducationUser', cause, { kind: 'unanswered' });
    }
  }

  async countFreePlaces(concert: ConcertTicketingIds): Promise<readonly FreePlaces[] | null> {
    const { tixEventGroupId: eventGroupId, tixEventId: eventId } = concert;
    if (!this.#dependencies.site.capabilities.freePlaces || !eventGroupId || !eventId) return null;
    try {
      return parseFreePlacesByZone(await this.#call('GetFreePlaces', { eventGroupId, eventId }));
    } catch (cause) {
      return this.#logFailure('GetFreePlaces', cause, null);
    }
  }

  #call(name: TixCallName, args: object): Promise<unknown> {
    return this.#post(this.#calls, (id) => ({ id, function: name, args }));
  }

  /** Posts to the frame and waits for the response; rejects immediately if there is no frame (TIX-3). */
  #post<Answer>(pending: PendingCalls<Answer>, createMessage: (id: string) => unknown): Promise<Answer> {
    const id = this.#dependencies.newId();
    if (!this.#frame?.post(createMessage(id))) return Promise.reject(new TixFailure(frameNotSetMessage));
    return pending.wait(id, ticketingTimeoutMs, new TixFailure(callTimeoutMessage));
  }

  /** Reloads an unresponsive frame, which may show an error page, and waits for its session. */
  #reload(): Promise<TicketingSession> {
    const locale = this.#frame?.locale;
    if (!locale) return Promise.reject(new TixFailure(frameNotSetMessage));
    this.#remove();
    this.load(locale);
    return this.#sessions.wait(
      this.#dependencies.newId(),
      ticketingTimeoutMs,
      new TixFailure(callTimeoutMessage),
    );
  }

  get #addresses(): TicketingAddresses {
    return this.#dependencies.site.addresses[this.#environment];
  }

  /** The address of a basket that the ticketing reports without one. */
  #emptyBasketUrl(): string {
    return this.#addresses.basket(this.#frame?.locale ?? defaultLocale) ?? '';
  }

  /** Handles a message of the frame by the receive algorithm of wire contract D.2. */
  #handleMessage(input: unknown): void {
    const message = parseFrameMessage(input, this.#emptyBasketUrl());
    switch (message?.kind) {
      case undefined:
        return;
      case 'result':
        return this.#calls.resolve(message.id, message.result);
      case 'refusal':
        return this.#calls.reject(message.id, message.failure);
      case 'session':
        this.#isUnresponsive = false;
        this.#listeners.notify(message);
        this.#sessions.resolveAll(message.session);
    }
  }

  async #requestSession(): Promise<void> {
    const requestedFrame = this.#frame;
    try {
      await this.requestSession();
    } catch (cause) {
      if (requestedFrame === this.#frame) this.#handleNoResponse(toErrorMessage(cause));
    }
  }

  #handleNoResponse(reason: string): void {
    this.#isUnresponsive = true;
    this.#dependencies.logger.error('tix.session-timeout', { reason });
    this.#listeners.notify({ kind: 'unanswered' });
  }

  #refreshWhenVisible(): void {
    const isFresh =
      this.#requestedAt !== null && this.#dependencies.clock.now() - this.#requestedAt < sessionFreshnessMs;
    if (!isFresh) void this.#requestSession();
  }

  #remove(): void {
    this.#cancelLoadTimeout();
    this.#frame?.remove();
    this.#frame = null;
    this.#isUnresponsive = false;
    this.#requestedAt = null;
    this.#calls.rejectAll(new TixFailure(callTimeoutMessage));
    this.#sessions.rejectAll(new TixFailure(callTimeoutMessage));
  }

  #logFailure<Answer>(name: TixCallName, cause: unknown, answer: Answer): Answer {
    const code = cause instanceof TixFailure ? (cause.code ?? '') : '';
    this.#dependencies.logger.error('tix.call-failed', {
      function: name,
      reason: toErrorMessage(cause),
      code,
    });
    return answer;
  }
}

function isRefusal(cause: unknown, code: string): cause is TixFailure {
  return cause instanceof TixFailure && cause.code === code;
}
