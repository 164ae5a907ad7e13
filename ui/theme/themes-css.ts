import type { Colour } from '#domain/figure/inks.ts';
import { everyTheme, house, rolesOf, type Scheme } from '#ui/theme/palette.ts';

/** `themes.css`, from the palette: the house's colours on the root, a theme's roles on whatever has a `data-theme`. */
export function themesCss(): string {
  return `/* Generated from palette.ts; a test compares them. */
@layer tokens {
  :root {
    color-scheme: light dark;
  }

${rulesOf('light', 1)}

  @media screen and (prefers-color-scheme: dark) {
${rulesOf('dark', 2)}
  }
}
`;
}

function rulesOf(scheme: Scheme, depth: number): string {
  const rules = everyTheme.map((theme) => {
    const selector = theme === usualTheme ? `:root,\n[data-theme="${theme}"]` : `[data-theme="${theme}"]`;
    return rule(selector, Object.entries(rolesOf(theme, scheme)));
  });
  return indented([rule(':root', houseColours(scheme)), ...rules].join('\n\n'), depth);
}

/** What is printed where no theme is chosen. */
const usualTheme = 'petrol';

function houseColours(scheme: Scheme): readonly (readonly [string, Colour])[] {
  return [
    ...Object.entries(house[scheme]),
    ['line', `${house[scheme].key}2e`],
    ['hair', `${house[scheme].key}59`],
  ];
}

function rule(selector: string, colours: readonly (readonly [string, Colour])[]): string {
  const lines = colours.map(([name, colour]) => `  --${kebab(name)}: ${colour};`);
  return `${selector} {\n${lines.join('\n')}\n}`;
}

/** `onCover2` is `--on-cover-2`, `rank1p` is `--rank-1p`. */
function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/([a-z])(\d)/g, '$1-$2');
}

function indented(text: string, depth: number): string {
  return text.replace(/^(?=.)/gm, '  '.repeat(depth));
}
