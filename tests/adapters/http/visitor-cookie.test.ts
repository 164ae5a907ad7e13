import { expect, it } from 'vitest';
import { localeCookieName, serializeVisitorCookie } from '#adapters/http/visitor-cookie.ts';

it('ROUTE-9 remembers the choice for 365 days, secure on https', () => {
  const cookie = 'i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax';
  expect(serializeVisitorCookie(localeCookieName, 'en', false)).toBe(cookie);
  expect(serializeVisitorCookie(localeCookieName, 'en', true)).toBe(`${cookie}; Secure`);
});
