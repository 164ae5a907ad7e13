/** Whether the answer under a key is to be forgotten: the key is one of the beginnings, or begins with one and a space; none of them means all. */
export function isInvalidated(key: string, keyPrefixes: readonly string[]): boolean {
  if (keyPrefixes.length === 0) return true;
  return keyPrefixes.some((beginning) => key === beginning || key.startsWith(`${beginning} `));
}
