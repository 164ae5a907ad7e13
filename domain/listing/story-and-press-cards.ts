import type { TitledLink } from '#domain/link/classified-link.ts';
import { type PageCard, toPageCard } from '#domain/page/page-card.ts';
import type { DiscoveryPage, PressPage } from '#domain/page/page.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The card of a dated page in a list: a press release or a discovery page. */
export interface DatedCard extends PageCard {
  readonly posted: Instant;
}

/** The card of a discovery page (LIST-10). */
export interface StoryCard extends DatedCard {
  readonly collections: readonly TitledLink[];
  readonly tags: readonly string[];
}

/** The card of a press release (LIST-12). */
export type PressCard = DatedCard;

/** Converts a discovery page to its card. */
export function toStoryCard(page: DiscoveryPage): StoryCard {
  return { ...toPostedCard(page), collections: page.collections, tags: page.tags };
}

/** Converts a press page to its card. */
export function toPressCard(page: PressPage): PressCard {
  return toPostedCard(page);
}

function toPostedCard(page: DiscoveryPage | PressPage): DatedCard {
  return { ...toPageCard(page), posted: page.posted };
}
