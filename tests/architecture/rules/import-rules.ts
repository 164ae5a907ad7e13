import { layerRules } from '#tests/architecture/rules/layer-rules.ts';
import {
  allFiles,
  atNodes,
  type Finding,
  fileRule,
  inFolders,
  outsideOf,
  type Rule,
} from '#tests/architecture/rules/rule.ts';
import { type ImportSite, resolveTarget, type Target } from '#tests/architecture/source/imports.ts';
import type { SourceFile } from '#tests/architecture/source/source-file.ts';

/** The names a package.json lists. */
export interface Packages {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** The rules about allowed imports, and how an import is written. */
export function importRules(packages: Packages): readonly Rule[] {
  return [
    fileRule('every file imports only what its layer may', allFiles, strangers),
    fileRule('imports use an alias, or ./ for the same folder', allFiles, climbing),
    // create-lazy-starter.ts retries with a changed URL.
    fileRule(
      'imports are string literals',
      outsideOf(inFolders('src/browser/hydration/create-lazy-starter.ts', 'tests/')),
      unreadable,
    ),
    fileRule('there are no barrels and no re-exports', allFiles, passedOn),
    fileRule('packages are declared in package.json', allFiles, undeclared(packages)),
    fileRule(
      'production code imports no development package',
      outsideOf(
        inFolders(
          'tests/',
          'fixtures/',
          'src/build/',
          'src/demo/development/',
          'src/demo/offline/vite.config.ts',
        ),
      ),
      developmentOnly(packages),
    ),
  ];
}

function strangers(file: SourceFile): readonly Finding[] {
  const room = layerRules.find(({ holds }) => holds(file.path));
  if (!room)
    return [
      { position: 0, message: 'belongs to no layer: add one in tests/architecture/rules/layer-rules.ts' },
    ];
  const mayImport = (target: Target) =>
    target.kind === 'file'
      ? room.reaches(target.path, file.path)
      : mayUse(room.packages(file.path), target.kind === 'builtin' ? 'node:' : target.name);
  return listTargets(file)
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
      message: `uses the relative path ${specifier}: write #${toPath(resolveTarget(specifier ?? '', file.path))}`,
    }));
}

function unreadable(file: SourceFile): readonly Finding[] {
  const computed = file.imports
    .filter(({ specifier }) => specifier === undefined)
    .map(({ position }) => ({
      position,
      message: 'imports a computed path: write it as a literal',
    }));
  const globbed = atNodes(
    ({ node }) =>
      node.type === 'CallExpression' &&
      // JSON imports nothing itself.
      /^import\.meta\.glob(?!.*\.json')/.test(file.text.slice(node.start, node.end)) &&
      'import.meta.glob hides the imported files: list them',
  );
  return [...computed, ...globbed(file)];
}

function passedOn(file: SourceFile): readonly Finding[] {
  const barrel = /(^|\/)index\.tsx?$/.test(file.path)
    ? [{ position: 0, message: 'is a barrel: name the file after what it exports and import that file' }]
    : [];
  const reExports = atNodes(
    ({ node }) =>
      (node.type === 'ExportAllDeclaration' ||
        (node.type === 'ExportNamedDeclaration' && node.source !== null)) &&
      're-exports another file: import the declaring file where it is needed',
  );
  return [...barrel, ...reExports(file)];
}

function undeclared({ dependencies, devDependencies }: Packages) {
  const declared = { ...dependencies, ...devDependencies };
  // Some packages contain only types: `hast` is `@types/hast`.
  return (file: SourceFile): readonly Finding[] =>
    listPackages(file)
      .filter(({ name }) => !(name in declared) && !(`@types/${name}` in declared))
      .map(({ name, site }) => ({
        position: site.position,
        message: `imports ${name}, which is not declared: add it to package.json`,
      }));
}

function developmentOnly({ dependencies, devDependencies }: Packages) {
  return (file: SourceFile): readonly Finding[] =>
    listPackages(file)
      .filter(({ name, site }) => site.kind !== 'type' && name in devDependencies && !(name in dependencies))
      .map(({ name, site }) => ({
        position: site.position,
        message: `imports ${name}, a development dependency: move it to dependencies, or the code to tests/`,
      }));
}

function listPackages(file: SourceFile): readonly { readonly name: string; readonly site: ImportSite }[] {
  return listTargets(file).flatMap(({ site, target }) =>
    target.kind === 'package' ? [{ name: target.name, site }] : [],
  );
}

function listTargets(file: SourceFile): readonly { readonly site: ImportSite; readonly target: Target }[] {
  return file.imports.flatMap((site) =>
    site.specifier === undefined ? [] : [{ site, target: resolveTarget(site.specifier, file.path) }],
  );
}

function toPath(target: Target): string {
  return target.kind === 'file' ? target.path : target.name;
}
