import type { PostalAddress } from '#domain/page/global.ts';
import { hallIdentity } from '#hall/identity.ts';

/** The line of an address with postal code and city, in the order of the hall's country: `4400 KH Lindestad`, `New York, NY 10013`. */
export function formatCityLine(
  { zipCode, city }: Pick<PostalAddress, 'zipCode' | 'city'>,
  { hasPostalCodeLast } = hallIdentity,
): string {
  return hasPostalCodeLast ? `${city} ${zipCode}` : `${zipCode} ${city}`;
}
