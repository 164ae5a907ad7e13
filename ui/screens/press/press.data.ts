import type { PressCard } from '#domain/listing/story-and-press-cards.ts';

/** The data of a press release, apart from its page. */
export interface PressData {
  /** Other releases, latest first. */
  readonly others: readonly PressCard[];
}
