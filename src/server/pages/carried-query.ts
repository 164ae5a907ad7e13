/**
 * Where a rule of the editors leads, asking also what the visitor's own address asked (ROUTE-14): campaigns are told apart by
 * it. What the rule asks itself stands, and another site is told nothing. `search` is as it stands in the address: `?a=1`, or `''`.
 */
export function withCarriedQuery(target: string, search: string): string {
  if (!target.startsWith('/') || search.length < 2) return target;
  const [, path = '', own = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(target) ?? [];
  const taken = new URLSearchParams(own);
  const carried = search
    .slice(1)
    .split('&')
    .filter((pair) => [...new URLSearchParams(pair).keys()].some((name) => !taken.has(name)));
  const asked = [...(own.length > 1 ? [own.slice(1)] : []), ...carried];
  return asked.length === 0 ? target : `${path}?${asked.join('&')}${hash}`;
}
