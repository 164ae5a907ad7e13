import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tests/root.ts';

type HallModules = typeof import('#hall/identity.ts') &
  typeof import('#hall/inks.ts') &
  typeof import('#hall/palette.ts') & { readonly mainFonts: Readonly<Record<'titles' | 'texts', MainFont>> };

interface MainFont {
  readonly file: string;
  readonly fallback: string;
}

const folders = readdirSync(join(root, 'fixtures/halls')).map((name) => `fixtures/halls/${name}`);

/** The halls of the project: every folder of `fixtures/halls/`. */
export const halls = await Promise.all(folders.map(readHall));

async function readHall(folder: string) {
  const load = (name: string) =>
    import(/* @vite-ignore */ join(root, folder, `${name}.ts`)) as Promise<object>;
  const names = ['identity', 'inks', 'palette', 'main-fonts'];
  const modules = await Promise.all(names.map(load));
  const { hallIdentity, mainFonts, ...colours } = Object.assign({}, ...modules) as HallModules;
  return { folder, hallIdentity, mainFonts, colours };
}
