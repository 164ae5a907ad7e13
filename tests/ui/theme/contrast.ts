import type { Colour } from '#ui/figure/inks.ts';

/** The contrast ratio of two colours (WCAG 2.2): 1 for equal colours, 21 for black on white. */
export function computeContrastRatio(first: Colour, second: Colour): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The minimum contrast ratios: text 4.5, large text such as headings 3, parts of controls 3. */
export const minimumContrastRatios = { text: 4.5, largeText: 3, part: 3 } as const;

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((offset) =>
    linear(Number.parseInt(colour.slice(offset, offset + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
