import type { Locale } from '#domain/locale/locale.ts';

/** The cookie that stores the chosen language (ROUTE-9). */
export const localeCookieDefinition = {
  name: 'i18n_redirected',
  maxAgeSeconds: 365 * 24 * 60 * 60,
  path: '/',
  sameSite: 'Lax',
} as const;

/** The cookie's `Set-Cookie` text; `secure` on https. */
export function serializeLocaleCookie(locale: Locale, secure: boolean): string {
  const { name, maxAgeSeconds, path, sameSite } = localeCookieDefinition;
  const attributes = [
    `${name}=${locale}`,
    `Max-Age=${maxAgeSeconds}`,
    `Path=${path}`,
    `SameSite=${sameSite}`,
  ];
  return [...attributes, ...(secure ? ['Secure'] : [])].join('; ');
}
