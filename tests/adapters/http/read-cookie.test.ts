import { expect, it } from 'vitest';
import { readCookie } from '#adapters/http/read-cookie.ts';

it.each([
  ['a=1; b=2', 'b', '2'],
  ['ab=1;b=2=3', 'b', '2=3'],
  ['b=; b=2', 'b', ''],
  ['a=1', 'b', undefined],
])('the cookies %j have for %s the value %j', (cookies, name, value) => {
  expect(readCookie(cookies, name)).toBe(value);
});
