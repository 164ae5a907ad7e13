import { type FrameWindow, HiddenFrame } from '#adapters/tix-frame/frame-window.ts';
import { callTimeout, frameNotSet, PendingCalls, TixFailure } from '#adapters/tix-frame/pending-calls.ts';
import {
  assertAccepted,
  type CallName,
  getSession,
  parseCardAnswer,
  parseFrameMessage,
  parseSchool,
  toFieldErrors,
} from '#adapters/tix-frame/tix.wire.ts';
import {
  invalidEnvironment,
  type TixEnvironment,
  tixEnvironmentNamed,
} from '#domain/education/tix-environment.ts';
import type { EducationUser } from '#domain/form/education-user.ts';
import type { VipCardNumber, VipCardVerdict } from '#domain/form/vip-card.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { messageOf } from '#domain/message-of.ts';
import { sessionPause, type TicketingSession, ticketingPatience } from '#domain/session/session.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { Timer } from '#ports/timer.port.ts';
import type { EducationUserAnswer, EducationUserUpdate, TixEvent, TixPort } from '#ports/tix.port.ts';

interface TixFrameDependencies {
  /** The two ticketing sites, without a slash at the end. */
  readonly urls: Readonly<Record<TixEnvironment, string>>;
  /** Which of them is spoken to at first. */
  readonly environment: TixEnvironment;
  readonly window: FrameWindow;
  readonly timer: Timer;
  readonly clock: Clock;
  readonly logger: Logger;
  /** A name for a call that no other call ever had. */
  readonly newId: () => string;
}

/**
 * Ticketing through a hidden frame of its site (TIX-1 to TIX-3, wire contract D). Only messages from that frame's window and
 * that site's origin are read, and only that origin is written to.
 */
export class TixFrame implements TixPort {
  readonly #dependencies: TixFrameDependencies;
  /** Calls by their id. */
  readonly #calls: PendingCalls;
  /** Questions for the session, which is answered without an id: one answer is the answer to all. */
  readonly #sessions: PendingCalls;
  #environment: TixEnvironment;
  #frame: HiddenFrame | null = null;
  #askedAt: Instant | null = null;
  /** The frame was asked who is there and did not say, or never came in. */
  #isSilent = false;
  /** Ends the waiting for a frame that does not come in. */
  #callOffLoading = (): void => {};
  #listeners: readonly ((news: TixEvent) => void)[] = [];

  constructor(dependencies: TixFrameDependencies) {
    this.#dependencies = dependencies;
    this.#calls = new PendingCalls(dependencies.timer);
    this.#sessions = new PendingCalls(dependencies.timer);
    this.#environment = dependencies.environment;
  }

  /** How many calls wait for an answer. */
  get waiting(): number {
    return this.#calls.size + this.#sessions.size;
  }

  load(locale: Locale): void {
    if (this.#frame?.locale === locale) return;
    this.#remove();
    const { window, timer } = this.#dependencies;
    this.#callOffLoading = timer.after(ticketingPatience, () => this.#missAnswer(callTimeout));
    this.#frame = new HiddenFrame(window, this.url(), locale, {
      loaded: () => {
        this.#callOffLoading();
        this.#isSilent = false;
        void this.#askByItself();
      },
      seen: () => this.#askWhenSeen(),
      heard: (message) => this.#hear(message),
    });
  }

  unload(): void {
    if (!this.#frame) return;
    this.#remove();
    this.#tell({ kind: 'left' });
  }

  use(environment: string): void {
    const named = tixEnvironmentNamed(environment);
    if (!named) return this.#dependencies.logger.warn(invalidEnvironment);
    if (named === this.#environment) return;
    const locale = this.#frame?.locale;
    this.#remove();
    this.#environment = named;
    this.#tell({ kind: 'left' });
    if (locale) this.load(locale);
  }

  url(): string {
    return this.#dependencies.urls[this.#environment];
  }

  session(): Promise<TicketingSession> {
    const asked = this.#isSilent ? this.#bringAnew() : this.#post(this.#sessions, () => getSession);
    this.#askedAt = this.#dependencies.clock.now();
    // Whatever settles these questions is a session: nothing else is ever given to them.
    return asked as Promise<TicketingSession>;
  }

  listen(onEvent: (event: TixEvent) => void): () => void {
    const listener = (event: TixEvent): void => onEvent(event);
    this.#listeners = [...this.#listeners, listener];
    return () => {
      this.#listeners = this.#listeners.filter((other) => other !== listener);
    };
  }

  async checkVipCard(cardNumber: VipCardNumber): Promise<VipCardVerdict> {
    try {
      return parseCardAnswer(await this.#call('CheckVipCard', { cardNumber })) ? 'valid' : 'notValid';
    } catch (cause) {
      if (isRefusal(cause, 'NOT_LOGGED_IN')) return 'notLoggedIn';
      if (isRefusal(cause, 'INVALID_NUMBER')) return 'notValid';
      return this.#unanswered('CheckVipCard', cause, 'unanswered');
    }
  }

  async educationUser(): Promise<EducationUserAnswer> {
    try {
      return { kind: 'known', user: parseSchool(await this.#call('GetEducationUser', {})) };
    } catch (cause) {
      if (isRefusal(cause, 'NOT_LOGGED_IN')) return { kind: 'notLoggedIn' };
      if (isRefusal(cause, 'NOT_EDUCATION')) return { kind: 'noSchool' };
      return this.#unanswered('GetEducationUser', cause, { kind: 'unanswered' });
    }
  }

  async updateEducationUser(user: EducationUser): Promise<EducationUserUpdate> {
    try {
      assertAccepted(await this.#call('UpdateEducationUser', user));
      return { kind: 'accepted' };
    } catch (cause) {
      if (isRefusal(cause, 'NOT_LOGGED_IN')) return { kind: 'notLoggedIn' };
      if (isRefusal(cause, 'VALIDATION')) return { kind: 'refused', errors: toFieldErrors(cause.fields) };
      return this.#unanswered('UpdateEducationUser', cause, { kind: 'unanswered' });
    }
  }

  #call(name: CallName, args: object): Promise<unknown> {
    return this.#post(this.#calls, (id) => ({ id, function: name, args }));
  }

  /** Posts to the frame, and waits for the answer; rejects at once where there is no frame (TIX-3). */
  #post(pending: PendingCalls, written: (id: string) => unknown): Promise<unknown> {
    const id = this.#dependencies.newId();
    if (!this.#frame?.post(written(id))) return Promise.reject(new TixFailure(frameNotSet));
    return pending.wait(id, ticketingPatience, new TixFailure(callTimeout));
  }

  /** Where the frame said nothing it may be the page of an error, which never will: ticketing comes in anew, and is asked then. */
  #bringAnew(): Promise<unknown> {
    const locale = this.#frame?.locale;
    if (!locale) return Promise.reject(new TixFailure(frameNotSet));
    this.#remove();
    this.load(locale);
    return this.#sessions.wait(this.#dependencies.newId(), ticketingPatience, new TixFailure(callTimeout));
  }

  /** Reads what the frame posted, as the receive algorithm of wire contract D.2 says. */
  #hear(given: unknown): void {
    const message = parseFrameMessage(given);
    switch (message?.kind) {
      case undefined:
        return;
      case 'result':
        return this.#calls.resolve(message.id, message.result);
      case 'refusal':
        return this.#calls.reject(message.id, message.failure);
      case 'session':
        this.#isSilent = false;
        this.#tell(message);
        this.#sessions.resolveAll(message.session);
    }
  }

  async #askByItself(): Promise<void> {
    const asked = this.#frame;
    try {
      await this.session();
    } catch (cause) {
      if (asked === this.#frame) this.#missAnswer(messageOf(cause));
    }
  }

  #missAnswer(why: string): void {
    this.#isSilent = true;
    this.#dependencies.logger.error('tix.session-timeout', { why });
    this.#tell({ kind: 'unanswered' });
  }

  #askWhenSeen(): void {
    const isFresh = this.#askedAt !== null && this.#dependencies.clock.now() - this.#askedAt < sessionPause;
    if (!isFresh) void this.#askByItself();
  }

  #remove(): void {
    this.#callOffLoading();
    this.#frame?.remove();
    this.#frame = null;
    this.#isSilent = false;
    this.#askedAt = null;
    this.#calls.rejectAll(new TixFailure(callTimeout));
    this.#sessions.rejectAll(new TixFailure(callTimeout));
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

  #unanswered<Answer>(name: CallName, cause: unknown, answer: Answer): Answer {
    const code = cause instanceof TixFailure ? (cause.code ?? '') : '';
    this.#dependencies.logger.error('tix.call-failed', { function: name, why: messageOf(cause), code });
    return answer;
  }
}

function isRefusal(cause: unknown, code: string): cause is TixFailure {
  return cause instanceof TixFailure && cause.code === code;
}
