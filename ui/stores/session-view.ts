import { type Locale, locales } from '#domain/locale/locale.ts';
import { anonymousSession, type Session } from '#domain/session/session.ts';
import type { TixEnvironment } from '#domain/session/tix-environment.ts';

/** The session, as the screen shows it. */
export interface SessionView {
  /**
   * `pending`: the ticketing frame has not answered yet. `ready`: it has. `unavailable`: it did not answer in time, and the
   * visitor is anonymous until it does (TIX-3).
   */
  readonly status: 'pending' | 'ready' | 'unavailable';
  readonly session: Session;
  /** The ticketing in use (SALE-8); null until a page has chosen it. */
  readonly environment: TixEnvironment | null;
  readonly locale: Locale;
  readonly isOnline: boolean;
}

/** The state on the server, and in the browser until the visitor is known. */
export const initialSessionView: SessionView = {
  status: 'pending',
  session: anonymousSession,
  environment: null,
  locale: locales[0],
  isOnline: true,
};
