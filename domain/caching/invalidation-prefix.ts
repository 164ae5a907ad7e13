/** Whether a cache key matches one of the prefixes exactly or up to a space. An empty list matches every key. */
export function isInvalidatedByPrefix(key: string, keyPrefixes: readonly string[]): boolean {
  if (keyPrefixes.length === 0) return true;
  return keyPrefixes.some((prefix) => key === prefix || key.startsWith(`${prefix} `));
}
