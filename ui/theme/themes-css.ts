import { themes } from '#domain/media/theme.ts';
import type { Colour } from '#ui/figure/inks.ts';
import { type HallColours, computeThemeColours } from '#ui/theme/compute-theme-colours.ts';
import type { ThemeIndependentColours, ColourScheme } from '#ui/theme/theme-colours.ts';

/**
 * Generates `themes.css` from the palette: the house colours on the root, a theme's colours on every element with
 * `data-theme`.
 */
export function serializeThemesCss(colours: HallColours): string {
  return `/* Generated from palette.ts by every build. */
@layer tokens {
  :root {
    color-scheme: light dark;
  }

${toRules(colours, 'light', 1)}

  @media screen and (prefers-color-scheme: dark) {
${toRules(colours, 'dark', 2)}
  }
}
`;
}

function toRules(colours: HallColours, scheme: ColourScheme, depth: number): string {
  const rules = themes.map((theme) => {
    const selector = theme === defaultTheme ? `:root,\n[data-theme="${theme}"]` : `[data-theme="${theme}"]`;
    return toRule(selector, Object.entries(computeThemeColours(theme, scheme, colours)));
  });
  return indent(
    [toRule(':root', listThemeIndependentColours(colours.themeIndependentColours[scheme])), ...rules].join(
      '\n\n',
    ),
    depth,
  );
}

/** The default theme. */
const defaultTheme = 'petrol';

function listThemeIndependentColours(
  colours: ThemeIndependentColours,
): readonly (readonly [string, Colour])[] {
  return [...Object.entries(colours), ['line', `${colours.key}2e`], ['hair', `${colours.key}59`]];
}

function toRule(selector: string, colours: readonly (readonly [string, Colour])[]): string {
  const lines = colours.map(([name, colour]) => `  --${kebab(name)}: ${colour};`);
  return `${selector} {\n${lines.join('\n')}\n}`;
}

/** `onCover2` is `--on-cover-2`, `rank1p` is `--rank-1p`. */
function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/([a-z])(\d)/g, '$1-$2');
}

function indent(text: string, depth: number): string {
  return text.replace(/^(?=.)/gm, '  '.repeat(depth));
}
