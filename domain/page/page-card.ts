import type { TitledLink } from '#domain/link/classified-link.ts';
import type { Picture } from '#domain/media/image.ts';
import { toPlainText } from '#domain/media/rich-text.ts';
import type { Theme } from '#domain/media/theme.ts';
import type { DiscoveryPage, PageBase, PressPage } from '#domain/page/page.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The card of any page in a list. */
export interface PageCard {
  /** Path without locale prefix and without leading or trailing slash: `series/mahler`. */
  readonly uri: string;
  readonly url: string;
  readonly title: string;
  readonly subtitle?: string;
  /** The introduction as plain text; may be empty. */
  readonly introduction: string;
  readonly image?: Picture;
  readonly theme?: Theme;
}

/** Converts a page to its card. */
export function toPageCard(page: PageBase): PageCard {
  const { uri, url, title, subtitle, image, theme } = page;
  return {
    uri,
    url,
    title,
    ...(subtitle && { subtitle }),
    introduction: toPlainText(page.introduction),
    ...(image && { image }),
    ...(theme && { theme }),
  };
}

/** The card of a dated page in a list: a press release (LIST-12). */
export interface PressCard extends PageCard {
  readonly posted: Instant;
}

/** The card of a discovery page (LIST-10). */
export interface StoryCard extends PressCard {
  readonly collections: readonly TitledLink[];
  readonly tags: readonly string[];
}

/** Converts a press page to its card. */
export function toPressCard(page: PageBase & Pick<PressPage, 'posted'>): PressCard {
  return { ...toPageCard(page), posted: page.posted };
}

/** Converts a discovery page to its card. */
export function toStoryCard(page: DiscoveryPage): StoryCard {
  return { ...toPressCard(page), collections: page.collections, tags: page.tags };
}
