import type { TixEnvironment } from '#domain/education/tix-environment.ts';
import { anonymousSession, type Session } from '#domain/session/session.ts';

/** What the screen knows of who is there. */
export interface SessionView {
  /**
   * `waiting`: the ticketing frame has not spoken yet. `heard`: it has. `silent`: it did not answer, and the visitor is
   * anybody until it does (TIX-3).
   */
  readonly standing: 'waiting' | 'heard' | 'silent';
  readonly session: Session;
  /** The ticketing that was asked (SALE-8). */
  readonly environment: TixEnvironment;
  readonly isOnline: boolean;
}

/** What the server draws for everybody, and what a page shows until more is known. */
export const nobodyYet: SessionView = {
  standing: 'waiting',
  session: anonymousSession,
  environment: 'tix',
  isOnline: true,
};
