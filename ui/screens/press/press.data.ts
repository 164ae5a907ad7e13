import type { PressCard } from '#domain/listing/posted-card.ts';

/** What stands under a press release. */
export interface PressData {
  /** The latest others, latest first. */
  readonly others: readonly PressCard[];
}
