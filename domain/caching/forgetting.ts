/** Whether the answer under a key is to be forgotten: the key is one of the beginnings, or begins with one and a space; none of them means all. */
export function isForgotten(key: string, beginnings: readonly string[]): boolean {
  if (beginnings.length === 0) return true;
  return beginnings.some((beginning) => key === beginning || key.startsWith(`${beginning} `));
}
