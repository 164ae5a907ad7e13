import { expect, it } from 'vitest';
import { iconNames } from '#domain/media/icon.ts';

it('LAYOUT-14 has unique icon names', () => {
  expect(new Set(iconNames).size).toBe(iconNames.length);
  expect(iconNames.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
});

it('LAYOUT-14 has those the specification names', () => {
  const named = [
    'basket',
    'bell',
    'calendar',
    'check',
    'heart',
    'mail',
    'phone',
    'search',
    'plus',
    'minus',
    'x',
  ];
  const sale = ['circled-exclamation', 'lock'];
  expect(iconNames).toEqual(expect.arrayContaining([...named, ...sale]));
  for (const kind of [/^app-/, /^arrow-/, /^chevron-/]) {
    expect(iconNames.filter((name) => kind.test(name)).length).toBeGreaterThan(1);
  }
});
