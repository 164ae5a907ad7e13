import { expect, it } from 'vitest';
import { hallIdentity } from '#hall/identity.ts';
import { formatCityLine } from '#ui/format/city-line.ts';

it('HALL-17 has the postal code on the side of the city where the hall has it', () => {
  expect(formatCityLine({ zipCode: '4400 KH', city: 'Lindestad' })).toBe('4400 KH Lindestad');
  const american = { ...hallIdentity, hasPostalCodeLast: true };
  expect(formatCityLine({ zipCode: '10013', city: 'New York, NY' }, american)).toBe('New York, NY 10013');
});
