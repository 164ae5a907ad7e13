/** Splits a list into chunks of at most `most` items. */
export function chunkItems<Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / most);
  return Array.from({ length: count }, (_, index) => items.slice(index * most, (index + 1) * most));
}

interface PortionLimits {
  readonly most: number;
  /** In the URL, including an encoded comma per text. */
  readonly characters: number;
}

/** Splits texts into portions that fit into a URL, in order. */
export function chunkTexts(
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
