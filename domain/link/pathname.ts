/** The path of a site address without query and hash: `/concertagenda` for `/concertagenda?page=2#list`. */
export function toPathname(address: string): string {
  return address.replace(/[?#].*/s, '');
}
