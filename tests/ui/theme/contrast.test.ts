import { describe, expect, it } from 'vitest';
import { type Colour, greyPrinting, printings } from '#domain/figure/inks.ts';
import { contrast, enough } from '#ui/theme/contrast.ts';
import { everyTheme, type House, house, rolesOf, schemes, type ThemeRoles } from '#ui/theme/palette.ts';

type Pair = readonly [name: string, front: Colour, back: Colour];

/** What is written on the house's sheets in any theme. */
const written = ['key', 'muted', 'stateFew', 'stateCancelled', 'stateSoon', 'stateFree', 'error'] as const;

/** What must be seen on them, but is not read. */
const seen: readonly (keyof House)[] = [
  'rim',
  'rankGold',
  'rank1p',
  'rank1',
  'rank2',
  'rank3',
  'rank4',
  'rank5',
];

const sheets = ['paper', 'paper2'] as const;

function tooFaint(pairs: readonly Pair[], least: number): readonly string[] {
  return pairs
    .filter(([, front, back]) => contrast(front, back) < least)
    .map(([name, front, back]) => `${name}: ${contrast(front, back).toFixed(2)}`);
}

describe.each(schemes)('in the %s scheme', (scheme) => {
  const colours = house[scheme];

  it('all text of the house can be read on its sheets', () => {
    const pairs = sheets.flatMap((sheet) =>
      written.map((text): Pair => [`${text} on ${sheet}`, colours[text], colours[sheet]]),
    );
    expect(tooFaint(pairs, enough.text)).toEqual([]);
  });

  it('SALE-7 the colours of the ranks, and the rims of what can be used, can be told from the sheet', () => {
    const pairs = sheets.flatMap((sheet) =>
      seen.map((part): Pair => [`${part} on ${sheet}`, colours[part], colours[sheet]]),
    );
    expect(tooFaint(pairs, enough.part)).toEqual([]);
  });

  describe.each(everyTheme)('LAYOUT-12 the theme %s', (theme) => {
    const roles: ThemeRoles = rolesOf(theme, scheme);

    it('can be read wherever it is written', () => {
      const pairs: readonly Pair[] = [
        ['ink on paper', roles.ink, colours.paper],
        ['ink on the second sheet', roles.ink, colours.paper2],
        ['ink on tint', roles.ink, roles.tint],
        ['key on tint', colours.key, roles.tint],
        ['muted on tint', colours.muted, roles.tint],
        ['paper on ink', colours.paper, roles.ink],
        ['text on accent', roles.onAccent, roles.accent],
        ['text on cover', roles.onCover, roles.cover],
        ['quiet text on cover', roles.onCover2, roles.cover],
        ['a button on the cover', roles.cover, roles.onCover],
      ];
      expect(tooFaint(pairs, enough.text)).toEqual([]);
    });

    it('keeps a title readable where it runs over the sand of a cover', () => {
      expect(tooFaint([['title on sand', roles.onCover, roles.coverSand]], enough.largeText)).toEqual([]);
    });

    it('shows the sand of a cover on its stock', () => {
      expect(contrast(roles.coverSand, roles.cover)).toBeGreaterThan(1.9);
    });

    it('keeps a title readable on the engraving of a title page', () => {
      const { ground, raised } = printings[theme][scheme];
      const pairs: readonly Pair[] = [
        ['title on ground', roles.ink, ground],
        ['title on hatching', roles.ink, raised],
      ];
      expect(tooFaint(pairs, enough.largeText)).toEqual([]);
    });

    it('draws plates whose sand stands out', () => {
      const { ground, raised, sand } = printings[theme][scheme];
      const pairs: readonly Pair[] = [
        ['sand on ground', sand, ground],
        ['sand on raised parts', sand, raised],
      ];
      expect(tooFaint(pairs, enough.part)).toEqual([]);
    });
  });

  it('LAYOUT-12 no two themes look the same', () => {
    const covers = everyTheme.map((theme) => rolesOf(theme, scheme).cover);
    expect(new Set(covers).size).toBe(everyTheme.length);
  });

  it('a plate without colour is still a plate', () => {
    expect(contrast(greyPrinting[scheme].sand, greyPrinting[scheme].ground)).toBeGreaterThan(2.4);
  });
});

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#1c1a17', '#1c1a17', 1],
  ] as const)('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBeCloseTo(ratio, 2);
  });
});
