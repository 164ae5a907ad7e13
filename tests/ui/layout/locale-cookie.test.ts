import { expect, it } from 'vitest';
import { serializeLocaleCookie } from '#ui/layout/locale-cookie.ts';

it('ROUTE-9 remembers the choice for 365 days, secure on https', () => {
  const cookie = 'i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax';
  expect(serializeLocaleCookie('en', false)).toBe(cookie);
  expect(serializeLocaleCookie('en', true)).toBe(`${cookie}; Secure`);
});
