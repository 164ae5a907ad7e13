import type { PublicSettings } from '#domain/page/public-settings.ts';

/** Whether the site of a test sells through the REST ticketing: one build serves both swaps. */
export function isRestTicketing({ tixUrl, tixEducationUrl }: PublicSettings): boolean {
  return tixUrl === tixEducationUrl;
}
