import type { Theme } from '#domain/media/theme.ts';
import { inksByTheme, pageBackgroundColours } from '#hall/inks.ts';
import { FigureImage } from '#ui/components/figure-image.tsx';
import { pickFigureImagePathByHash } from '#ui/figure/figure-image-path.ts';
import type { Colour } from '#ui/figure/inks.ts';
import { computeThemeColours } from '#ui/theme/compute-theme-colours.ts';
import { computeContrastRatio } from '#ui/theme/contrast.ts';
import type { ColourScheme } from '#ui/theme/theme-colours.ts';
import styles from '#ui/screens/debug/debug.module.css';

/** A theme's colours, with the contrast of each pair in light and dark mode (LAYOUT-12). */
export function ThemeColoursSpecimen({ theme }: { readonly theme: Theme }) {
  return (
    <article className={styles.theme} data-theme={theme}>
      <div data-surface="cover">
        <h3>{theme}</h3>
        <p>Quiet text on cover</p>
        <FigureImage src={pickFigureImagePathByHash({ identifier: theme, theme, style: 'open' })} size={72} />
      </div>
      <p data-surface="tint">Ink on tint: Das Lied</p>
      <table>
        <thead>
          <tr>
            <th scope="col">contrast</th>
            <th scope="col">light</th>
            <th scope="col">dark</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ name, toColours }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatRatio(...toColours(theme, 'light'))}</td>
              <td>{formatRatio(...toColours(theme, 'dark'))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}

interface ColourPair {
  readonly name: string;
  readonly toColours: (theme: Theme, scheme: ColourScheme) => readonly [Colour, Colour];
}

const pairs: readonly ColourPair[] = [
  { name: 'text on cover', toColours: (theme, scheme) => toPair(theme, scheme, 'onCover', 'cover') },
  { name: 'quiet text on cover', toColours: (theme, scheme) => toPair(theme, scheme, 'onCover2', 'cover') },
  {
    name: 'title on cover sand',
    toColours: (theme, scheme) => toPair(theme, scheme, 'onCover', 'coverSand'),
  },
  { name: 'ink on tint', toColours: (theme, scheme) => toPair(theme, scheme, 'ink', 'tint') },
  {
    name: 'ink on paper',
    toColours: (theme, scheme) => [computeThemeColours(theme, scheme).ink, pageBackgroundColours[scheme]],
  },
  {
    name: 'sand on plate',
    toColours: (theme, scheme) => [inksByTheme[theme][scheme].sand, inksByTheme[theme][scheme].ground],
  },
];

type Role = 'onCover' | 'onCover2' | 'cover' | 'coverSand' | 'ink' | 'tint';

function toPair(theme: Theme, scheme: ColourScheme, front: Role, back: Role): readonly [Colour, Colour] {
  const roles = computeThemeColours(theme, scheme);
  return [roles[front], roles[back]];
}

function formatRatio(first: Colour, second: Colour): string {
  return computeContrastRatio(first, second).toFixed(1);
}
