import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** The build's files for the browser. Constant for the life of the process. */
export interface Assets {
  /** A hash of the build manifest. */
  readonly build: string;
  /** The module that hydrates the page. */
  readonly entry: string;
  /** The entry's static imports, to be fetched in parallel with it. */
  readonly modules: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** The inline script that loads the entry, and its hash for the content security policy. */
  readonly boot: { readonly source: string; readonly hash: string };
}

const Manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    src: v.optional(v.string()),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
    assets: v.optional(v.array(v.string()), []),
  }),
);

const entryName = 'src/entry-browser.tsx';
const bootName = 'src/schedule-hydration.ts';

/** The two typefaces of every page; italics and rare characters load on demand. */
export const preloadedFonts = ['piazzolla', 'commissioner'].map((name) => `ui/theme/fonts/${name}.woff2`);

/** Reads the build's manifest and boot script from `directory`. Throws if the site has not been built. */
export function readAssets(directory: string): Assets {
  const text = readFileSync(join(directory, '.vite/manifest.json'), 'utf8');
  const manifest = v.parse(Manifest, JSON.parse(text));
  const entry = manifest[entryName];
  const boot = manifest[bootName];
  if (!entry || !boot) throw new Error(`${directory} contains no ${entryName}: run npm run build first.`);
  const files = Object.values(manifest).map(({ file }) => `/${file}`);
  const source = readFileSync(join(directory, boot.file), 'utf8').trim();
  return {
    build: createHash('sha256').update(text).digest('base64url').slice(0, 12),
    entry: `/${entry.file}`,
    modules: entry.imports.flatMap((name) => manifest[name]?.file ?? []).map((file) => `/${file}`),
    styles: files.filter((file) => file.endsWith('.css')),
    fonts: preloadedFonts.flatMap((name) => manifest[name]?.file ?? []).map((file) => `/${file}`),
    boot: { source, hash: `sha256-${createHash('sha256').update(source).digest('base64')}` },
  };
}
