import { isIPv6 } from 'node:net';

/**
 * The network of an address: the first three numbers of IPv4 (/24), the first four groups of IPv6 (/64). One client can have all
 * addresses of such a network, so it is what limits count.
 */
export function toClientNetwork(address: string): string {
  const mapped = unmapIPv4(address);
  if (!isIPv6(mapped)) return mapped.split('.').slice(0, 3).join('.');
  const [head = '', tail] = (mapped.split('%', 1)[0] ?? '').split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail ?? '')];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** What a queue or rate counts as one client if neighbours do not share it: the address of IPv4, the network (/64) of IPv6. */
export function toClientAddress(address: string): string {
  const mapped = unmapIPv4(address);
  return isIPv6(mapped) ? toClientNetwork(mapped) : mapped;
}

function unmapIPv4(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
