import type { PublicSettings } from '#domain/page/public-settings.ts';

/** The ticketing that the site of a test sells through: one build serves all swaps, and the addresses tell which it is. */
export function pickSwap({ tixUrl, tixEducationUrl }: PublicSettings): 'frame' | 'rest' | 'return' {
  if (tixUrl !== tixEducationUrl) return 'frame';
  return tixUrl.endsWith('/return') ? 'return' : 'rest';
}
