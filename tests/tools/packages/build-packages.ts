import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { transformWithOxc } from 'vite';
import { resolveTarget } from '#tests/architecture/source/imports.ts';
import { listPaths } from '#tests/architecture/source/tree.ts';
import { root } from '#tests/root.ts';
import { runProgram } from '#tests/support/run-program.ts';
import { findInPackages, type PackageLayout, packageLayouts } from '#tests/tools/packages/package-layout.ts';

const output = 'dist/packages';

/** `npm run build:packages`: writes the packages to `dist/packages/`, each in a folder with the last part of its name. */
rmSync(join(root, output), { recursive: true, force: true });
const declarations = join(output, 'declarations');
const { code, output: errors } = await runProgram(['tsc', '-p', 'tests/tools/packages/tsconfig.json'], root);
if (code !== 0) {
  console.error(errors);
  process.exit(1);
}
const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly version: string;
  readonly license: string;
};
for (const layout of packageLayouts) {
  const folder = folderOf(layout);
  for (const path of Object.keys(layout.folders).flatMap(listPaths)) {
    const packaged = findInPackages(path);
    if (!packaged || !path.endsWith('.ts') || path.endsWith('.d.ts')) continue;
    const target = join(folder, packaged.file.replace(/\.ts$/, ''));
    const source = await transformWithOxc(readFileSync(join(root, path), 'utf8'), path, { sourcemap: false });
    write(`${target}.js`, withPackagedImports(source.code, path));
    const types = readFileSync(join(root, declarations, path.replace(/\.ts$/, '.d.ts')), 'utf8');
    write(`${target}.d.ts`, withPackagedImports(types, path));
  }
  write(join(folder, 'package.json'), `${JSON.stringify(manifestOf(layout), null, 2)}\n`);
  write(join(folder, 'README.md'), `# ${layout.name}\n\n${layout.description}\n`);
  write(join(folder, 'LICENSE'), readFileSync(join(root, 'LICENSE'), 'utf8'));
  console.log(posix.join(output, nameInFolder(layout)));
}
rmSync(join(root, declarations), { recursive: true });

function nameInFolder({ name }: PackageLayout): string {
  return name.replace(/^.*\//, '');
}

function folderOf(layout: PackageLayout): string {
  return join(root, output, nameInFolder(layout));
}

function manifestOf({ name, description, dependencies, peerDependencies }: PackageLayout) {
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    sideEffects: false,
    exports: { './*': { types: './*.d.ts', default: './*.js' } },
    dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, version])),
    peerDependencies,
  };
}

/** The text of a module with every import of a source file replaced by one of the packaged module. An inferred type has no ending. */
function withPackagedImports(text: string, path: string): string {
  return text.replace(
    /(\bfrom\s*|\bimport\s*\(?\s*)(["'])([#.][^"']*?)(?:\.ts)?\2/g,
    (_, before: string, quote: string, module: string) =>
      `${before}${quote}${toPackagedSpecifier(`${module}.ts`, path)}${quote}`,
  );
}

function toPackagedSpecifier(specifier: string, importer: string): string {
  const target = resolveTarget(specifier, importer);
  if (target.kind !== 'file') throw new Error(`${importer} imports ${specifier}, which is no file`);
  const imported = target.path;
  const from = findInPackages(importer);
  const to = findInPackages(imported);
  if (!from || !to) throw new Error(`${importer} imports ${specifier}, which is in no package`);
  const file = to.file.replace(/\.ts$/, '');
  if (to.layout !== from.layout) return `${to.layout.name}/${file}`;
  const relative = posix.relative(posix.dirname(from.file), file);
  return `${relative.startsWith('.') ? relative : `./${relative}`}.js`;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
