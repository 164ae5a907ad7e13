import type { Link } from '#domain/link/link.ts';
import type { DiscoveryPage, PressPage } from '#domain/page/page.ts';
import { type PageCard, pageCardOf } from '#domain/page/page-card.ts';
import type { Instant } from '#domain/time/instant.ts';

/** What was posted on a day, as lists show it: a press release, a story. */
export interface PostedCard extends PageCard {
  readonly posted: Instant;
}

/** A story as discovery's lists show it (LIST-10). */
export interface StoryCard extends PostedCard {
  readonly collections: readonly Link[];
  readonly tags: readonly string[];
}

/** A press release as the press overview shows it (LIST-12). */
export interface PressCard extends PostedCard {
  readonly attachments: readonly Link[];
}

/** The card of a story. */
export function storyCardOf(page: DiscoveryPage): StoryCard {
  return { ...postedCardOf(page), collections: page.collections, tags: page.tags };
}

/** The card of a press release. */
export function pressCardOf(page: PressPage): PressCard {
  return { ...postedCardOf(page), attachments: page.attachments };
}

function postedCardOf(page: DiscoveryPage | PressPage): PostedCard {
  return { ...pageCardOf(page), posted: page.posted };
}
