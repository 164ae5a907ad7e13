import type { TixEnvironment } from '#domain/education/tix-environment.ts';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import { anonymousSession, type Session } from '#domain/session/session.ts';

/** What the screen knows of who is there. */
export interface SessionView {
  /**
   * `waiting`: the ticketing frame has not spoken yet. `heard`: it has. `silent`: it did not answer, and the visitor is
   * anybody until it does (TIX-3).
   */
  readonly status: 'pending' | 'ready' | 'unavailable';
  readonly session: Session;
  /** The ticketing that is asked (SALE-8), and in which language. */
  readonly environment: TixEnvironment;
  readonly locale: Locale;
  readonly isOnline: boolean;
}

/** What the server draws for everybody, and what a page shows until more is known. */
export const initialSession: SessionView = {
  status: 'pending',
  session: anonymousSession,
  environment: 'tix',
  locale: defaultLocale,
  isOnline: true,
};
