import type { LivePreview } from '#domain/flags/live-preview.ts';
import type { Locale } from '#domain/locale/locale.ts';

/** The page of a preview. */
export interface PreviewPage {
  readonly locale: Locale;
  readonly uri: string;
}

/** Verifies that the CMS issued a preview's token. Rejects with `OverloadedError` if admission rejects the check. */
export type VerifyPreview = (preview: LivePreview, place: PreviewPage, client: string) => Promise<boolean>;
