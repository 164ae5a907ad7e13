/** The path of a site address without query and hash: `/concertagenda` for `/concertagenda?page=2#list`. */
export function stripQueryAndHash(address: string): string {
  return address.replace(/[?#].*/s, '');
}
