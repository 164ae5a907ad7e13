import type { Node } from 'oxc-parser';
import { atNodes, fileRule, inFolders, type Rule } from '#tests/architecture/rules/rule.ts';
import { toDottedName } from '#tests/architecture/source/walk.ts';

const limitedCache = 'adapters/caching/byte-limited-lru.ts';

const production = (path: string) => inFolders('adapters/', 'src/', 'ui/')(path) && path !== limitedCache;

const server = inFolders(
  'adapters/http-server/',
  'adapters/caching/',
  'adapters/guarding/',
  'adapters/redis/',
  'adapters/web-gateway/',
);

/** Maps and sets that live as long as the server, and why clients cannot fill them. */
const boundedMembers: Readonly<Record<string, string>> = {
  'adapters/caching/entry-store.ts #fetching':
    'fetches in progress, which admission and the circuit breakers limit',
  'adapters/caching/swr-cache.ts #pending': 'the same',
  'adapters/redis/redis-shared-cache.adapter.ts #listeners': 'parts of the server',
  'adapters/http-server/pages/page-address-parser.ts #reportedParams': 'a thousand short names a day',
};

/** The rules about memory on the server. */
export const boundedRules: readonly Rule[] = [
  fileRule(
    'C25 every cache on the server is limited in bytes',
    production,
    atNodes(
      ({ node }) =>
        node.type === 'NewExpression' &&
        toDottedName(node.callee) === 'LRUCache' &&
        'creates an LRUCache: take ByteLimitedLru, which counts the bytes of keys and values',
    ),
  ),
  fileRule(
    'C28 each class of admission knows its client',
    production,
    atNodes(({ node }) => {
      if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
      const { object, property } = node.callee;
      if (findLastName(property) !== 'run' || findLastName(object) !== 'admission') return undefined;
      const client = node.arguments[2];
      return (
        (client === undefined || client.type === 'Literal') &&
        'admits work of no client: pass the address of the request'
      );
    }),
  ),
  fileRule(
    'C25 a map on the server states what bounds it',
    server,
    atNodes(({ node }, { path }) => {
      if (node.type !== 'PropertyDefinition' || node.value?.type !== 'NewExpression') return undefined;
      const kind = toDottedName(node.value.callee) ?? '';
      const name =
        node.key.type === 'PrivateIdentifier' ? `#${node.key.name}` : (toDottedName(node.key) ?? '');
      return (
        ['Map', 'Set'].includes(kind) &&
        node.value.arguments.length === 0 &&
        boundedMembers[`${path} ${name}`] === undefined &&
        `holds a ${kind} for as long as the server runs: take ByteLimitedLru, or add ${name} to boundedMembers with what limits it`
      );
    }),
  ),
];

/** `admission` of `this.#pipeline.admission`. */
function findLastName(node: Node): string | undefined {
  return node.type === 'MemberExpression'
    ? findLastName(node.property)
    : 'name' in node
      ? String(node.name)
      : undefined;
}
