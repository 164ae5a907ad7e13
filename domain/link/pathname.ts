/** The path of an address of the site: what stands before its query and hash. `/concertagenda` of `/concertagenda?page=2#list`. */
export function pathnameOf(address: string): string {
  return address.replace(/[?#].*/s, '');
}
