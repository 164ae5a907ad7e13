import { SessionListeners } from '#adapters/shared/session-listeners.ts';
import type { VipCardResult } from '#domain/form/vip-card.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { TicketingSession } from '#domain/session/session.ts';
import {
  invalidTixEnvironmentMessage,
  parseTixEnvironment,
  type TixEnvironment,
} from '#domain/session/tix-environment.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { EducationUserResult, EducationUserUpdateResult, TixPort } from '#ports/tix.port.ts';

const anonymous: TicketingSession = { basket: null, user: null, profileUrl: null };

/** Ticketing by links alone: every visitor is anonymous, and nothing is requested or watched. */
export class TixLinks implements TixPort {
  readonly environment: TixEnvironment = 'tix';
  readonly listen: TixPort['listen'];
  readonly #listeners: SessionListeners;
  readonly #logger: Logger;
  #locale: Locale | null = null;

  constructor(logger: Logger) {
    this.#logger = logger;
    this.#listeners = new SessionListeners(logger);
    this.listen = this.#listeners.listen;
  }

  load(locale: Locale): void {
    if (this.#locale === locale) return;
    this.#locale = locale;
    this.#listeners.notify({ kind: 'session', session: anonymous });
  }

  unload(): void {
    if (this.#locale === null) return;
    this.#locale = null;
    this.#listeners.notify({ kind: 'left' });
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
    this.#listeners.notify({ kind: 'session', session: anonymous });
    return anonymous;
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
}
