import { rooms } from '#tests/architecture/rules/rooms.ts';
import { everywhere, type Finding, fileRule, not, type Rule, under } from '#tests/architecture/rules/rule.ts';
import { type ImportSite, type Target, targetOf } from '#tests/architecture/source/imports.ts';
import type { SourceFile } from '#tests/architecture/source/source-file.ts';

/** The names a package.json lists. */
export interface Packages {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** The rules about who may import whom, and how an import is written. */
export function importRules(packages: Packages): readonly Rule[] {
  return [
    fileRule('every file imports only what its room may', everywhere, strangers),
    fileRule('imports are written with an alias, or ./ for a neighbour', everywhere, climbing),
    // The document names the browser's entry with its hash, so boot.ts cannot know it when it is written; a retry fetches what a
    // literal import could not.
    fileRule(
      'what is imported can be read from the text',
      not(under('src/boot.ts', 'src/load-once.ts', 'tests/')),
      unreadable,
    ),
    fileRule('nothing is passed on: no barrels, no re-exports', everywhere, passedOn),
    fileRule('packages are declared in package.json', everywhere, undeclared(packages)),
    fileRule(
      'what runs in production imports no development package',
      not(under('tests/', 'fixtures/', 'src/demo/development/')),
      developmentOnly(packages),
    ),
  ];
}

function strangers(file: SourceFile): readonly Finding[] {
  const room = rooms.find(({ holds }) => holds(file.path));
  if (!room)
    return [{ position: 0, message: 'lies in no room: give it one in tests/architecture/rules/rooms.ts' }];
  const mayImport = (target: Target) =>
    target.kind === 'file'
      ? room.reaches(target.path, file.path)
      : mayUse(room.packages(file.path), target.kind === 'builtin' ? 'node:' : target.name);
  return targetsOf(file)
    .filter(({ target }) => !mayImport(target))
    .map(({ site }) => ({
      position: site.position,
      message: `${room.name} must not import ${site.specifier}: ${room.instead}`,
    }));
}

function mayUse(allowed: readonly string[], name: string): boolean {
  return allowed.includes('*') || allowed.includes(name);
}

function climbing(file: SourceFile): readonly Finding[] {
  return file.imports
    .filter(({ specifier }) => specifier?.startsWith('..'))
    .map(({ specifier, position }) => ({
      position,
      message: `climbs with ${specifier}: write #${pathOf(targetOf(specifier ?? '', file.path))}`,
    }));
}

function unreadable(file: SourceFile): readonly Finding[] {
  const computed = file.imports
    .filter(({ specifier }) => specifier === undefined)
    .map(({ position }) => ({
      position,
      message: 'imports a name worked out at run time: write it as a literal',
    }));
  const globbed = file.nodes
    .filter(({ node }) => node.type === 'MemberExpression' && isGlob(file, node.start, node.end))
    .map(({ node }) => ({
      position: node.start,
      message: 'import.meta.glob hides who is imported: list the files',
    }));
  return [...computed, ...globbed];
}

function isGlob(file: SourceFile, start: number, end: number): boolean {
  return file.text.slice(start, end) === 'import.meta.glob';
}

function passedOn(file: SourceFile): readonly Finding[] {
  const barrel = /(^|\/)index\.tsx?$/.test(file.path)
    ? [{ position: 0, message: 'is a barrel: name the file after what it holds and import that file' }]
    : [];
  const reExports = file.nodes
    .filter(
      ({ node }) =>
        node.type === 'ExportAllDeclaration' ||
        (node.type === 'ExportNamedDeclaration' && node.source !== null),
    )
    .map(({ node }) => ({
      position: node.start,
      message: 're-exports another file: let who needs it import the file that has it',
    }));
  return [...barrel, ...reExports];
}

function undeclared({ dependencies, devDependencies }: Packages) {
  const declared = { ...dependencies, ...devDependencies };
  // Some packages are types alone: what is called `hast` is `@types/hast`.
  return (file: SourceFile): readonly Finding[] =>
    packagesOf(file)
      .filter(({ name }) => !(name in declared) && !(`@types/${name}` in declared))
      .map(({ name, site }) => ({
        position: site.position,
        message: `imports ${name}, which is only here by chance: declare it in package.json`,
      }));
}

function developmentOnly({ dependencies, devDependencies }: Packages) {
  return (file: SourceFile): readonly Finding[] =>
    packagesOf(file)
      .filter(({ name, site }) => site.way !== 'type' && name in devDependencies && !(name in dependencies))
      .map(({ name, site }) => ({
        position: site.position,
        message: `imports ${name}, a development dependency: move it to dependencies, or the code to tests/`,
      }));
}

function packagesOf(file: SourceFile): readonly { readonly name: string; readonly site: ImportSite }[] {
  return targetsOf(file).flatMap(({ site, target }) =>
    target.kind === 'package' ? [{ name: target.name, site }] : [],
  );
}

function targetsOf(file: SourceFile): readonly { readonly site: ImportSite; readonly target: Target }[] {
  return file.imports.flatMap((site) =>
    site.specifier === undefined ? [] : [{ site, target: targetOf(site.specifier, file.path) }],
  );
}

function pathOf(target: Target): string {
  return target.kind === 'file' ? target.path : target.name;
}
