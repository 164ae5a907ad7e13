import { line, type Planted } from '#tests/architecture/planted/planted.ts';

/** Memory on the server. */
export const plantedBounds: readonly Planted[] = [
  line(
    'C25 every cache on the server is limited in bytes',
    'adapters/http-server/pages/page-address-parser.ts',
    'const addresses = new LRUCache<string, string>({ max: 5000 });',
    '1 creates an LRUCache: take ByteLimitedLru, which counts the bytes of keys and values',
  ),
  line(
    'C25 a map on the server states what bounds it',
    'adapters/http-server/pages/page-address-parser.ts',
    'class PageAddresses {\n  readonly #targets = new Map<string, string>();\n}',
    '2 holds a Map for as long as the server runs: take ByteLimitedLru, or add #targets to boundedMembers',
  ),
];
