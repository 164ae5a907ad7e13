import type { PublicSettings } from '#domain/page/public-settings.ts';

/**
 * Whether the site does anything that needs the visitor's consent (TRACK-7): a tag manager, an A/B tool or a consent tool is configured,
 * or there is a Bridge, which has experiments.
 */
export function hasServicesNeedingConsent({
  gtmId,
  vwoAccount,
  cookiebotId,
  bridgeUrl,
}: Pick<PublicSettings, 'gtmId' | 'vwoAccount' | 'cookiebotId' | 'bridgeUrl'>): boolean {
  return Boolean(gtmId || vwoAccount || cookiebotId || bridgeUrl);
}
