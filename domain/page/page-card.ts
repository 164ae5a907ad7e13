import type { Picture } from '#domain/media/image.ts';
import { toPlainText } from '#domain/media/rich-text.ts';
import type { Theme } from '#domain/media/theme.ts';
import type { PageBase } from '#domain/page/page.ts';

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
