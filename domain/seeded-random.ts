/** A seeded pseudorandom generator of numbers from 0 up to 1 (mulberry32). */
export function createSeededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A 32-bit hash of a name, evenly distributed, so that consecutive ids give different figures (FNV-1a). */
export function hashToSeed(name: string | number): number {
  let seed = 0x811c9dc5;
  for (const letter of String(name)) {
    seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (seed ^ (seed >>> 15)) >>> 0;
}
