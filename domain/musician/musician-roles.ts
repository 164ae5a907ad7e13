import { splitFoldedWords } from '#domain/facet/fold-text.ts';

/** A word of a group, in a name (`The Laight Chorus`) or as a role (`string quartet`). Dutch ends compounds with some of them. */
const groupWord = new RegExp(
  `^(?:${[
    '\\p{L}*(?:koor|orkest|ensemble|kwartet|kwintet|sextet|septet|octet|consort|collectief|conservatorium)',
    'choir|chorus|orchestra|quartet|quintet|collective|conservatory|conservatoire|(?:big)?band',
    '(?:piano|strijk)?(?:duo|trio)|stemmen|voices|strijkers|strings|blazers|winds',
  ].join('|')})$`,
  'u',
);

/** Whether a performer is a group: by a word of the name, or by having no other role than that of a group. */
export function isEnsemble(name: string, roles: readonly string[]): boolean {
  return splitFoldedWords(name).some((word) => groupWord.test(word)) || roles.every(isGroupRole);
}

/** By the last word: `chorus` is a group, and `chorus director` a person. */
function isGroupRole(role: string): boolean {
  return groupWord.test(splitFoldedWords(role).at(-1) ?? '');
}

/** The maximum number of roles. */
const maxRoles = 3;

/**
 * The roles of a musician, most frequent first, from what concerts state; a list there is several roles (`klavecimbel en leiding`). A
 * group has the one of a group (`koor`), and none where concerts state which of its players play (`viool, piano`).
 */
export function selectRoles(name: string, stated: readonly string[]): readonly string[] {
  const roles = sortByFrequency(stated.flatMap(splitRole), (role) => role.toLowerCase());
  if (!isEnsemble(name, roles)) return roles.slice(0, maxRoles);
  return roles.every(isGroupRole) ? roles.slice(0, 1) : [];
}

function splitRole(text: string): readonly string[] {
  return text.split(/,|\s(?:en|and|&)\s/u).flatMap((role) => role.trim() || []);
}

/** The first item of each key, the most frequent key first. */
export function sortByFrequency<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): readonly Item[] {
  const groups = new Map<string, { readonly first: Item; readonly count: number }>();
  for (const item of items) {
    const { first = item, count = 0 } = groups.get(keyOf(item)) ?? {};
    groups.set(keyOf(item), { first, count: count + 1 });
  }
  return [...groups.values()].toSorted((one, other) => other.count - one.count).map(({ first }) => first);
}
