import type { Picture } from '#domain/media/image.ts';
import type { PageBase } from '#domain/page/page.ts';
import type { Theme } from '#domain/page/theme.ts';
import { plainText } from '#domain/richtext/rich-text.ts';

/** What lists show of any page, whatever its template. */
export interface PageCard {
  /** Path without locale prefix and slashes at the ends: `series/mahler`. */
  readonly uri: string;
  readonly url: string;
  readonly title: string;
  readonly subtitle?: string;
  /** The words of the introduction; empty where it has none. */
  readonly introduction: string;
  readonly image?: Picture;
  readonly theme?: Theme;
}

/** The card of a page. */
export function pageCardOf(page: PageBase): PageCard {
  const { uri, url, title, subtitle, image, theme } = page;
  return {
    uri,
    url,
    title,
    ...(subtitle && { subtitle }),
    introduction: plainText(page.introduction),
    ...(image && { image }),
    ...(theme && { theme }),
  };
}
