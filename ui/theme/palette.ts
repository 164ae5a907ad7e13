import { type Theme, themes } from '#domain/page/theme.ts';
import { coverInksByTheme, inksByTheme } from '#hall/inks.ts';
import { baseColours, themeRoles } from '#hall/palette.ts';
import type { Scheme, ThemeColours } from '#ui/theme/colours.ts';

/** The colours of a theme in a colour scheme. In dark mode the second colour is used for text. */
export function toThemeColours(theme: Theme, scheme: Scheme): ThemeColours {
  const { light } = inksByTheme[theme];
  const ink = scheme === 'light' ? light.sand : light.ground;
  const cover = coverInksByTheme[theme][scheme];
  return {
    ink,
    spot: scheme === 'light' ? light.ground : light.raised,
    cover: cover.stock,
    coverSand: cover.sand,
    accent: ink,
    onAccent: baseColours[scheme].paper,
    ...themeRoles[theme][scheme],
  };
}

export const schemes: readonly Scheme[] = ['light', 'dark'];

export const everyTheme: readonly Theme[] = themes;
