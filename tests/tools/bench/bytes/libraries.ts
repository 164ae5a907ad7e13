/** A file of a build, and its modules with their length before minification. */
export interface Chunk {
  readonly fileName: string;
  readonly modules: Readonly<Record<string, number>>;
}

export interface Library {
  readonly name: string;
  /** Characters of its code after tree shaking, before minification. */
  readonly length: number;
}

/** Libraries that must not be in a first load: lazy ones, and those for the server. */
const unwanted = [
  'graphql-request',
  'graphql',
  'ical-generator',
  'timezones-ical-library',
  'parse5',
  'valibot',
  'libsql',
  'fastify',
];

const siteName = 'the site itself';

/** The libraries in some files, the largest share first. */
export function findLibraries(chunks: readonly Chunk[], files: readonly string[]): readonly Library[] {
  const lengths = new Map<string, number>();
  for (const { modules } of chunks.filter(({ fileName }) => files.includes(fileName))) {
    for (const [path, length] of Object.entries(modules)) {
      const name = toLibrary(path);
      lengths.set(name, (lengths.get(name) ?? 0) + length);
    }
  }
  return [...lengths]
    .map(([name, length]) => ({ name, length }))
    .toSorted((one, other) => other.length - one.length);
}

/** The libraries that must not be in a first load. */
export function findUnwantedLibraries(libraries: readonly Library[]): readonly string[] {
  return libraries
    .filter(({ name, length }) => length > 0 && unwanted.includes(name))
    .map(({ name }) => name);
}

/** The innermost package of a module: `/hall/node_modules/@scope/name/lib/a.js` is of `@scope/name`. */
function toLibrary(path: string): string {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
  if (name) return name;
  return path.startsWith('\0') ? 'the bundler' : siteName;
}
