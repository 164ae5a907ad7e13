import type { Consent, ConsentChoice } from '#domain/tracking/consent.ts';
import { type Token, createToken } from '#ports/token.ts';

/** The visitor's consent to tracking. No member throws. */
export interface ConsentPort {
  /** Who shows the consent dialog: this site, or a consent tool that the hall has configured. */
  readonly dialogOwner: 'site' | 'tool';

  /** The visitor's current consent, given in this tab or earlier. */
  current(): Consent;

  /** Calls `onChange` after every answer, given here, in the tool or in another tab; returns a function that unsubscribes. May also call it without a change. */
  listen(onChange: () => void): () => void;

  /** Stores an answer given on this site; replaces the previous one. */
  answer(answer: ConsentChoice): void;

  /** Reopens the tool's dialog; does nothing if the site itself shows it. */
  reopenDialog(): void;
}

export const ConsentPort: Token<ConsentPort> = createToken<ConsentPort>('ConsentPort');
