import { describe, expect, it } from 'vitest';
import type { Colour } from '#domain/figure/inks.ts';
import { halls } from '#tests/halls/halls.ts';
import type { BaseColours, ThemeColours } from '#ui/theme/colours.ts';
import { contrastRatio, minimumContrastRatios } from '#ui/theme/contrast.ts';
import { everyTheme, schemes, toThemeColours } from '#ui/theme/palette.ts';

type Pair = readonly [name: string, front: Colour, back: Colour];

/** Texts on the base colours, in any theme. */
const written = ['key', 'muted', 'stateFew', 'stateCancelled', 'stateSoon', 'stateFree', 'error'] as const;

/** Parts of controls on the base colours, which must be visible but are not text. */
const seen: readonly (keyof BaseColours)[] = [
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
    .filter(([, front, back]) => contrastRatio(front, back) < least)
    .map(([name, front, back]) => `${name}: ${contrastRatio(front, back).toFixed(2)}`);
}

const hallsInSchemes = halls.flatMap(({ folder, colours }) =>
  schemes.map((scheme) => [folder, scheme, colours] as const),
);

describe.each(hallsInSchemes)('%s in the %s scheme', (_folder, scheme, hallColours) => {
  const { baseColours, inksByTheme, soldOutOrCancelledInks } = hallColours;
  const colours = baseColours[scheme];

  it('HALL-6 all base text colours are readable on their backgrounds', () => {
    const pairs = sheets.flatMap((sheet) =>
      written.map((text): Pair => [`${text} on ${sheet}`, colours[text], colours[sheet]]),
    );
    expect(tooFaint(pairs, minimumContrastRatios.text)).toEqual([]);
  });

  it('SALE-7 the rank colours and control borders stand out from the background', () => {
    const pairs = sheets.flatMap((sheet) =>
      seen.map((part): Pair => [`${part} on ${sheet}`, colours[part], colours[sheet]]),
    );
    expect(tooFaint(pairs, minimumContrastRatios.part)).toEqual([]);
  });

  describe.each(everyTheme)('LAYOUT-12 the theme %s', (theme) => {
    const roles: ThemeColours = toThemeColours(theme, scheme, hallColours);

    it('is readable on all its backgrounds', () => {
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
      expect(tooFaint(pairs, minimumContrastRatios.text)).toEqual([]);
    });

    it('has readable titles over the sand of a cover', () => {
      expect(
        tooFaint([['title on sand', roles.onCover, roles.coverSand]], minimumContrastRatios.largeText),
      ).toEqual([]);
    });

    it('has visible sand on its cover', () => {
      expect(contrastRatio(roles.coverSand, roles.cover)).toBeGreaterThan(1.9);
    });

    it('has readable titles on an engraving', () => {
      const { ground, raised } = inksByTheme[theme][scheme];
      const pairs: readonly Pair[] = [
        ['title on ground', roles.ink, ground],
        ['title on hatching', roles.ink, raised],
      ];
      expect(tooFaint(pairs, minimumContrastRatios.largeText)).toEqual([]);
    });

    it('has plates with visible sand', () => {
      const { ground, raised, sand } = inksByTheme[theme][scheme];
      const pairs: readonly Pair[] = [
        ['sand on ground', sand, ground],
        ['sand on raised parts', sand, raised],
      ];
      expect(tooFaint(pairs, minimumContrastRatios.part)).toEqual([]);
    });
  });

  it('LAYOUT-12 no two themes look the same', () => {
    const covers = everyTheme.map((theme) => toThemeColours(theme, scheme, hallColours).cover);
    expect(new Set(covers).size).toBe(everyTheme.length);
  });

  it('WAY-35 the cover of a concert that is off is as readable as the others', () => {
    const { offCover, offCoverSand, onOffCover, onOffCover2 } = baseColours[scheme];
    const pairs: readonly Pair[] = [
      ['text on cover', onOffCover, offCover],
      ['quiet text on cover', onOffCover2, offCover],
    ];
    expect(tooFaint(pairs, minimumContrastRatios.text)).toEqual([]);
    expect(contrastRatio(offCoverSand, offCover)).toBeGreaterThan(1.9);
  });

  it('a plate without colour is still a plate', () => {
    expect(
      contrastRatio(soldOutOrCancelledInks[scheme].sand, soldOutOrCancelledInks[scheme].ground),
    ).toBeGreaterThan(2.4);
  });
});

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#1c1a17', '#1c1a17', 1],
  ] as const)('of %s and %s is %d', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
    expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2);
  });
});
