import type { Theme } from '#domain/media/theme.ts';
import { coverInksByTheme, inksByTheme } from '#hall/inks.ts';
import { themeIndependentColours, themeColoursBesideInks } from '#hall/palette.ts';
import type { CoverInks, FigureInks } from '#ui/figure/inks.ts';
import type {
  ThemeIndependentColours,
  ColourScheme,
  ThemeColours,
  ThemeColoursBesideInks,
} from '#ui/theme/theme-colours.ts';

/** The colours of a hall, as its folder states them. */
export interface HallColours {
  readonly inksByTheme: Readonly<Record<Theme, FigureInks>>;
  readonly coverInksByTheme: Readonly<Record<Theme, Readonly<Record<ColourScheme, CoverInks>>>>;
  readonly themeIndependentColours: Readonly<Record<ColourScheme, ThemeIndependentColours>>;
  readonly themeColoursBesideInks: Readonly<
    Record<Theme, Readonly<Record<ColourScheme, ThemeColoursBesideInks>>>
  >;
}

/** The colours of the hall that is built. */
const hallColours: HallColours = {
  inksByTheme,
  coverInksByTheme,
  themeIndependentColours,
  themeColoursBesideInks,
};

/** The colours of a theme in a colour scheme. In dark mode the second colour is used for text. */
export function computeThemeColours(theme: Theme, scheme: ColourScheme, colours = hallColours): ThemeColours {
  const { light } = colours.inksByTheme[theme];
  const ink = scheme === 'light' ? light.sand : light.ground;
  const cover = colours.coverInksByTheme[theme][scheme];
  return {
    ink,
    spot: scheme === 'light' ? light.ground : light.raised,
    cover: cover.stock,
    coverSand: cover.sand,
    accent: ink,
    onAccent: colours.themeIndependentColours[scheme].paper,
    ...colours.themeColoursBesideInks[theme][scheme],
  };
}

export const colourSchemes: readonly ColourScheme[] = ['light', 'dark'];
