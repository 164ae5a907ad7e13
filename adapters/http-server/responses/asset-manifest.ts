import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { toBuildIdOfEntryFile } from '#adapters/http/build-id.ts';
import { mainFonts } from '#hall/main-fonts.ts';

/** The build's files for the browser. Constant for the life of the process. */
export interface BuildAssets {
  readonly build: string;
  /** The module that hydrates the page. */
  readonly entry: string;
  /** The entry's static imports, to be fetched in parallel with it. */
  readonly modules: readonly string[];
  /** The style sheet of all pages; none where Vite puts styles in. */
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** The source of the module that reports errors of scripts (`src/browser/reports/report-errors.ts`). */
  readonly errorReporter: string;
  /** The inline script that loads the entry, and its hash for the content security policy. */
  readonly boot: { readonly source: string; readonly hash: string };
}

const ManifestWire = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
  }),
);

type Manifest = v.InferOutput<typeof ManifestWire>;

const entryName = 'src/browser/hydration/entry-browser.tsx';
const bootName = 'src/browser/before-hydration/schedule-hydration.ts';
const errorReporterName = 'src/browser/reports/report-errors.ts';

/** The two typefaces of every page; italics and rare characters load on demand. */
const preloadedFonts = [mainFonts.titles, mainFonts.texts].map(({ file }) => `fonts/${file}.woff2`);

/** Reads the build's manifest and boot script from `directory`. Throws if the site has not been built. */
export function readBuildAssets(directory: string): BuildAssets {
  const text = readFileSync(join(directory, '.vite/manifest.json'), 'utf8');
  const manifest = v.parse(ManifestWire, JSON.parse(text));
  const entry = manifest[entryName];
  const boot = manifest[bootName];
  const errorReporter = manifest[errorReporterName];
  if (!entry || !boot || !errorReporter)
    throw new Error(`${directory} contains no ${entryName}: run npm run build first.`);
  const source = readFileSync(join(directory, boot.file), 'utf8').trim();
  return {
    build: toBuildIdOfEntryFile(entry.file),
    entry: `/${entry.file}`,
    errorReporter: readFileSync(join(directory, errorReporter.file), 'utf8'),
    modules: entry.imports.flatMap((name) => manifest[name]?.file ?? []).map((file) => `/${file}`),
    styles: findFile(manifest, 'style.css'),
    fonts: preloadedFonts.flatMap((name) => findFile(manifest, name)),
    boot: { source, hash: `sha256-${createHash('sha256').update(source).digest('base64')}` },
  };
}

/** The file of the source whose path ends with a name. */
function findFile(manifest: Manifest, name: string): readonly string[] {
  const source = Object.keys(manifest).find((path) => `/${path}`.endsWith(`/${name}`));
  const file = source && manifest[source]?.file;
  return file ? [`/${file}`] : [];
}
