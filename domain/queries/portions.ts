/** A list in portions of at most so many, in its order. */
export function portionsOf<Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / most);
  return Array.from({ length: count }, (_, at) => items.slice(at * most, (at + 1) * most));
}

interface PortionLimits {
  readonly most: number;
  /** In an address, an encoded comma between two texts counted. */
  readonly characters: number;
}

/** Texts in portions that fit into an address, in their order. */
export function textPortions(
  texts: readonly string[],
  { most, characters }: PortionLimits,
): readonly (readonly string[])[] {
  const portions: string[][] = [];
  let charactersLeft = 0;
  for (const text of texts) {
    const length = text.length + '%2C'.length;
    const portion = portions.at(-1);
    if (portion && portion.length < most && length <= charactersLeft) {
      portion.push(text);
      charactersLeft -= length;
    } else {
      portions.push([text]);
      charactersLeft = characters - length;
    }
  }
  return portions;
}
