import type { HallIdentity } from '#domain/hall/hall-identity.ts';

export const hallIdentity: HallIdentity = {
  name: { article: 'Het', rest: 'Klankhuis' },
  timeZone: 'Europe/Amsterdam',
  currency: 'EUR',
};
