import type { VipCardResult } from '#domain/form/vip-card.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { TicketingSession } from '#domain/session/session.ts';
import {
  invalidTixEnvironmentMessage,
  parseTixEnvironment,
  type TixEnvironment,
} from '#domain/session/tix-environment.ts';
import type { Logger } from '#ports/logger.port.ts';
import type {
  EducationUserResult,
  EducationUserUpdateResult,
  TixSessionEvent,
  TixPort,
} from '#ports/tix.port.ts';

const anonymous: TicketingSession = { basket: null, user: null, profileUrl: null };

/** Ticketing by links alone: every visitor is anonymous, and nothing is requested or watched. */
export class TixLinks implements TixPort {
  readonly environment: TixEnvironment = 'tix';
  readonly #logger: Logger;
  #locale: Locale | null = null;
  #listeners: readonly ((event: TixSessionEvent) => void)[] = [];

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  load(locale: Locale): void {
    if (this.#locale === locale) return;
    this.#locale = locale;
    this.#notify({ kind: 'session', session: anonymous });
  }

  unload(): void {
    if (this.#locale === null) return;
    this.#locale = null;
    this.#notify({ kind: 'left' });
  }

  /** There is one environment. */
  switchEnvironment(environment: string): void {
    if (!parseTixEnvironment(environment)) this.#logger.warn(invalidTixEnvironmentMessage);
  }

  async prepareLogin(): Promise<null> {
    return null;
  }

  async requestSession(): Promise<TicketingSession> {
    if (this.#locale === null) throw new Error('The ticketing is not loaded');
    this.#notify({ kind: 'session', session: anonymous });
    return anonymous;
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

  #notify(event: TixSessionEvent): void {
    for (const listener of this.#listeners) {
      try {
        listener(event);
      } catch (cause) {
        this.#logger.error('tix.listener-failed', {}, cause);
      }
    }
  }
}
