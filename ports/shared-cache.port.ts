import type { Instant } from '#domain/time/instant.ts';
import { type Token, token } from '#ports/token.ts';

/** An answer that some instance of the site has fetched. */
export interface SharedAnswer {
  /** JSON-safe. */
  readonly value: unknown;
  readonly fetchedAt: Instant;
  /** The answer is that there is nothing. */
  readonly isNegative: boolean;
}

/** Answers to be forgotten: all whose key is one of these, or begins with one and a space. None: all there are. */
export interface Invalidation {
  readonly keyPrefixes: readonly string[];
  /** `soft`: given once more while they are fetched anew; `hard`: at once. */
  readonly how: 'soft' | 'hard';
}

/** What an invalidation has not reached, because the shared tier cannot be asked: the answers it holds, the other instances. */
export type Unreached = 'sharedAnswers' | 'otherInstances';

/**
 * What several instances of the site share: answers, and the word that some have to be forgotten. It is a convenience. No
 * member rejects or takes long, and without it every instance gives the same answers, with more questions to the systems behind.
 */
export interface SharedCache {
  /** Whether there is anything to share, and it can be reached. */
  readonly state: 'none' | 'up' | 'down';

  /** What an instance has kept under a key; undefined where none has, or nobody can be asked. */
  read(key: string): Promise<SharedAnswer | undefined>;

  /** Keeps an answer for so many seconds, if it can be; nobody waits for that. */
  store(key: string, answer: SharedAnswer, seconds: number): void;

  /** Deletes what is kept under a key; nobody waits for that, and no instance is told. */
  drop(key: string): void;

  /**
   * Forgets answers here and tells every instance that listens, this one first. Settles when as much was done as can be, with
   * what could not be reached; that is made up for as soon as it can be, as long as this instance lives.
   */
  invalidate(invalidation: Invalidation): Promise<readonly Unreached[]>;

  /** Whether a name is claimed for the first time in so many seconds, by whichever instance; true also where that cannot be asked. */
  claim(name: string, seconds: number): Promise<boolean>;

  /** Calls `act` whenever answers are to be forgotten; the function returned ends that. */
  onInvalidate(act: (invalidation: Invalidation) => void): () => void;

  /** Lets go of whatever it holds. */
  close(): Promise<void>;
}

export const SharedCache: Token<SharedCache> = token<SharedCache>('SharedCache');
