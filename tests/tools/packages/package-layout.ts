/** A package that other projects install: a folder of this project, as ES modules with types. */
export interface PackageLayout {
  readonly name: string;
  readonly description: string;
  /** Folders of this project, each with its folder in the package; `''` is the package's root. */
  readonly folders: Readonly<Record<string, string>>;
  /** Packages that it imports, of this project and others, with their versions. */
  readonly dependencies: readonly string[];
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** The packages, each after those it depends on. */
export const packageLayouts: readonly PackageLayout[] = [
  {
    name: '@klankhuis/domain',
    description: 'The rules of a concert hall: plain values and pure functions.',
    folders: { domain: '' },
    dependencies: [],
    peerDependencies: { luxon: '>=3.7' },
  },
  {
    name: '@klankhuis/ports',
    description: 'The interfaces between the site of a concert hall and the systems behind it.',
    folders: { ports: '' },
    dependencies: ['@klankhuis/domain'],
    peerDependencies: {},
  },
  {
    name: '@klankhuis/schemas',
    description: 'Schemas, for Valibot, of the values of the domain: pages, concerts, sales, prices.',
    folders: { 'adapters/schemas': '' },
    dependencies: ['@klankhuis/domain'],
    peerDependencies: { valibot: '>=1.2' },
  },
  {
    name: '@klankhuis/in-memory',
    description: 'A CMS, a search and other systems in memory, over the pages of a hall.',
    folders: { 'adapters/in-memory': '', 'adapters/indexed-search': 'indexed-search' },
    dependencies: ['@klankhuis/domain', '@klankhuis/ports'],
    peerDependencies: {},
  },
  {
    name: '@klankhuis/cms-folder',
    description:
      'Reads the folder of Markdown and JSON that is the CMS of a hall, and exports another CMS to it.',
    folders: { 'adapters/cms-folder': '' },
    dependencies: ['@klankhuis/domain', '@klankhuis/ports', '@klankhuis/schemas'],
    peerDependencies: { marked: '>=18', valibot: '>=1.2', yaml: '>=2.9' },
  },
  {
    name: '@klankhuis/contracts',
    description: 'Test suites, for Vitest, of what every adapter of a port promises.',
    folders: { 'tests/contracts': '', 'fixtures/builders': 'builders' },
    dependencies: ['@klankhuis/domain', '@klankhuis/ports'],
    peerDependencies: { vitest: '>=4' },
  },
];

/** The path of a module, from the root of this project: in which package it is, and where. Undefined if it is in none. */
export function findInPackages(
  path: string,
): { readonly layout: PackageLayout; readonly file: string } | undefined {
  for (const layout of packageLayouts) {
    for (const [folder, target] of Object.entries(layout.folders)) {
      if (path.startsWith(`${folder}/`)) {
        return { layout, file: `${target === '' ? '' : `${target}/`}${path.slice(folder.length + 1)}` };
      }
    }
  }
  return undefined;
}
