import { describe, expect, it } from 'vitest';
import { themes } from '#domain/media/theme.ts';
import { halls } from '#tests/halls/halls.ts';
import type { Colour } from '#ui/figure/inks.ts';
import { colourSchemes, computeThemeColours } from '#ui/theme/compute-theme-colours.ts';
import type { ThemeIndependentColours, ColourScheme, ThemeColours } from '#ui/theme/theme-colours.ts';

type Pair = readonly [name: string, front: Colour, back: Colour];

/** Texts on the base colours, in any theme. */
const written = ['key', 'muted', 'stateFew', 'stateCancelled', 'stateSoon', 'stateFree', 'error'] as const;

/** Parts of controls on the base colours, which must be visible but are not text. */
const seen: readonly (keyof ThemeIndependentColours)[] = [
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

/** The contrast ratio of two colours (WCAG 2.2): 1 for equal colours, 21 for black on white. */
function computeContrastRatio(first: Colour, second: Colour): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The minimum contrast ratios: text 4.5, large text such as headings 3, parts of controls 3. */
const minimumContrastRatios = { text: 4.5, largeText: 3, part: 3 } as const;

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((offset) =>
    linear(Number.parseInt(colour.slice(offset, offset + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function tooFaint(pairs: readonly Pair[], least: number): readonly string[] {
  return pairs
    .filter(([, front, back]) => computeContrastRatio(front, back) < least)
    .map(([name, front, back]) => `${name}: ${computeContrastRatio(front, back).toFixed(2)}`);
}

/** A colour between two others; `share` is that of the first, 0 to 1. */
function mixColours(first: Colour, second: Colour, share: number): Colour {
  const channels = [1, 3, 5].map((offset) => {
    const [one = 0, other = 0] = [first, second].map((colour) =>
      Number.parseInt(colour.slice(offset, offset + 2), 16),
    );
    return Math.round(one * share + other * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** The inks of a photograph: those of the palette, else as `inked-photo.module.css` has them. */
function toPhotoInks({ spot, ink, cover, photoLight, photoDark }: ThemeColours, scheme: ColourScheme) {
  const isDay = scheme === 'light';
  return {
    photoLight: photoLight ?? (isDay ? spot : ink),
    photoDark: photoDark ?? mixColours(isDay ? ink : cover, '#000000', 0.6),
  };
}

const hallsInSchemes = halls.flatMap(({ folder, colours }) =>
  colourSchemes.map((scheme) => [folder, scheme, colours] as const),
);

describe.each(hallsInSchemes)('%s in the %s scheme', (_folder, scheme, hallColours) => {
  const { themeIndependentColours, inksByTheme, soldOutOrCancelledInks } = hallColours;
  const colours = themeIndependentColours[scheme];

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

  it('PHOTO-3 has readable titles over a photograph of a cancelled concert', () => {
    const dark = mixColours(colours.offCover, '#000000', 0.5);
    const pairs: readonly Pair[] = [
      ['title on white', colours.onOffCover, mixColours(dark, colours.onOffCover2, 0.6)],
      ['title on black', colours.onOffCover, dark],
    ];
    expect(tooFaint(pairs, minimumContrastRatios.text)).toEqual([]);
  });

  describe.each(themes)('LAYOUT-12 the theme %s', (theme) => {
    const roles: ThemeColours = computeThemeColours(theme, scheme, hallColours);

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

    it('PHOTO-3 has readable titles over a photograph, whatever it shows', () => {
      const { photoLight, photoDark } = toPhotoInks(roles, scheme);
      const onPhoto = scheme === 'light' ? colours.paper : roles.onCover;
      const pairs: readonly Pair[] = [
        ['title on white', onPhoto, mixColours(photoDark, photoLight, 0.6)],
        ['title on black', onPhoto, photoDark],
      ];
      expect(tooFaint(pairs, minimumContrastRatios.text)).toEqual([]);
    });

    it('has visible sand on its cover', () => {
      expect(computeContrastRatio(roles.coverSand, roles.cover)).toBeGreaterThan(1.9);
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
    const covers = themes.map((theme) => computeThemeColours(theme, scheme, hallColours).cover);
    expect(new Set(covers).size).toBe(themes.length);
  });

  it('WAY-35 the cover of a concert that is off is as readable as the others', () => {
    const { offCover, offCoverSand, onOffCover, onOffCover2 } = themeIndependentColours[scheme];
    const pairs: readonly Pair[] = [
      ['text on cover', onOffCover, offCover],
      ['quiet text on cover', onOffCover2, offCover],
    ];
    expect(tooFaint(pairs, minimumContrastRatios.text)).toEqual([]);
    expect(computeContrastRatio(offCoverSand, offCover)).toBeGreaterThan(1.9);
  });

  it('a plate without colour is still a plate', () => {
    expect(
      computeContrastRatio(soldOutOrCancelledInks[scheme].sand, soldOutOrCancelledInks[scheme].ground),
    ).toBeGreaterThan(2.4);
  });
});

describe('the covers of Het Klankhuis in ochre', () => {
  const inks = colourSchemes.map((scheme) => computeThemeColours('ocher-yellow', scheme));
  const channels = (colour: Colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

  it('DOOR-36 are printed in dark aubergine: on ochre by day, under ochre by night', () => {
    const [day, night] = inks;
    for (const ink of [day?.onCover, day?.photoDark, night?.cover]) {
      const [red = 0, green = 0, blue = 0] = channels(ink ?? '#ffffff');
      expect(Math.max(red, green, blue)).toBeLessThan(0x48);
      expect(Math.min(red, blue) - green).toBeGreaterThan(0);
    }
  });

  it('DOOR-36 have photographs in a lighter ochre than that of the cover', () => {
    const [day] = inks;
    const lightness = (colour: Colour | undefined) => computeContrastRatio(colour ?? '#000000', '#000000');
    expect(lightness(day?.photoLight)).toBeGreaterThan(lightness(day?.cover));
  });
});
