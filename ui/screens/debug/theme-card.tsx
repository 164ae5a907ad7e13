import { figurePath } from '#domain/figure/figure-path.ts';
import { type Colour, paper, printings } from '#domain/figure/inks.ts';
import type { Theme } from '#domain/page/theme.ts';
import { Plate } from '#ui/components/plate.tsx';
import styles from '#ui/screens/debug/debug.module.css';
import { contrast } from '#ui/theme/contrast.ts';
import { rolesOf, type Scheme } from '#ui/theme/palette.ts';

/** A theme's cover, tint and inks, with the contrast of each pair by day and by night (LAYOUT-12). */
export function ThemeCard({ theme }: { readonly theme: Theme }) {
  return (
    <article className={styles.theme} data-theme={theme}>
      <div data-surface="cover">
        <h3>{theme}</h3>
        <p>Quiet text on cover</p>
        <Plate src={figurePath({ identifier: theme, theme, mood: 'open' })} size={72} />
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
          {pairs.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{ratio(...of(theme, 'light'))}</td>
              <td>{ratio(...of(theme, 'dark'))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}

interface Pair {
  readonly name: string;
  readonly of: (theme: Theme, scheme: Scheme) => readonly [Colour, Colour];
}

const pairs: readonly Pair[] = [
  { name: 'text on cover', of: (theme, scheme) => pairOf(theme, scheme, 'onCover', 'cover') },
  { name: 'quiet text on cover', of: (theme, scheme) => pairOf(theme, scheme, 'onCover2', 'cover') },
  { name: 'title on cover sand', of: (theme, scheme) => pairOf(theme, scheme, 'onCover', 'coverSand') },
  { name: 'ink on tint', of: (theme, scheme) => pairOf(theme, scheme, 'ink', 'tint') },
  { name: 'ink on paper', of: (theme, scheme) => [rolesOf(theme, scheme).ink, paper[scheme]] },
  {
    name: 'sand on plate',
    of: (theme, scheme) => [printings[theme][scheme].sand, printings[theme][scheme].ground],
  },
];

type Role = 'onCover' | 'onCover2' | 'cover' | 'coverSand' | 'ink' | 'tint';

function pairOf(theme: Theme, scheme: Scheme, front: Role, back: Role): readonly [Colour, Colour] {
  const roles = rolesOf(theme, scheme);
  return [roles[front], roles[back]];
}

function ratio(one: Colour, other: Colour): string {
  return contrast(one, other).toFixed(1);
}
