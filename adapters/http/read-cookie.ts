/** The raw value of a cookie in a cookie header or `document.cookie`; undefined if absent. The first cookie of a name wins. */
export function readCookie(cookies: string | undefined, name: string): string | undefined {
  const pairs = cookies?.split(';').map((pair) => pair.trim());
  return pairs?.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
