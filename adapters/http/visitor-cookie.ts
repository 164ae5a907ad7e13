/** The cookie that stores the chosen language (ROUTE-9). */
export const localeCookieName = 'i18n_redirected';

/** How long a visitor's choice is stored, in seconds. */
export const visitorCookieLifetimeSeconds = 365 * 24 * 3600;

/** The text that sets a cookie with a visitor's choice, in a response or in a document; `isSecure` on https. */
export function serializeVisitorCookie(name: string, value: string, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${value}; Max-Age=${visitorCookieLifetimeSeconds}; Path=/; SameSite=Lax${secure}`;
}
