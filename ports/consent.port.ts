import type { Consent } from '#domain/consent/consent.ts';
import type { ConsentAnswer } from '#domain/consent/consent-answer.ts';
import { type Token, token } from '#ports/token.ts';

/** Whether the visitor may be counted, and who asks. No member throws. */
export interface ConsentPort {
  /** Who puts the question to the visitor: this site, or a consent tool that the hall has set up. */
  readonly asker: 'site' | 'tool';

  /** What the visitor said so far, in this tab or before. */
  current(): Consent;

  /** Calls `changed` after every answer, given here, to the tool or in another tab, until the function returned is called. It may be called where nothing has changed. */
  listen(changed: () => void): () => void;

  /** Keeps the answer that was given to this site, in place of the one before. */
  answer(answer: ConsentAnswer): void;

  /** Has the tool put its question again; does nothing where the site asks. */
  askAgain(): void;
}

export const ConsentPort: Token<ConsentPort> = token<ConsentPort>('ConsentPort');
