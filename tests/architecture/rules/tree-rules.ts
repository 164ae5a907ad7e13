import { type Breach, breachIn, type Rule } from '#tests/architecture/rules/rule.ts';
import { cyclesIn, importGraph } from '#tests/architecture/source/graph.ts';
import { targetOf } from '#tests/architecture/source/imports.ts';
import type { SourceFile } from '#tests/architecture/source/source-file.ts';

/** The rules that only the whole tree can break. */
export const treeRules: readonly Rule[] = [
  { name: 'no file leads back to itself', breaches: circles },
  { name: 'every port can be played without any technology', breaches: unplayedPorts },
  { name: 'a brand is given only where it is defined', breaches: forgedBrands },
];

function circles(files: readonly SourceFile[]): readonly Breach[] {
  return cyclesIn(importGraph(files)).map((circle) => ({
    path: circle[0] ?? '',
    line: 1,
    message: `stands in a circle of imports (${circle.join(', ')}): move what they share into a file of its own`,
  }));
}

/** The islands that need nothing but this machine's memory; indexed-search only joins two other ports. */
const withoutTechnology = /^adapters\/(in-memory|indexed-search)\//;

function unplayedPorts(files: readonly SourceFile[]): readonly Breach[] {
  const played = new Set(
    files
      .filter(({ path }) => withoutTechnology.test(path))
      .flatMap(({ path, imports }) => imports.map(({ specifier = '' }) => targetOf(specifier, path)))
      .flatMap((target) => (target.kind === 'file' ? [target.path] : [])),
  );
  return files
    .filter((file) => isPromise(file) && !played.has(file.path))
    .map(({ path }) => ({
      path,
      line: 1,
      message: 'has no fake: write one in adapters/in-memory and hold it to the contract of the port',
    }));
}

/** A port with an interface; one that is a token alone binds a plain value, which needs no fake. */
function isPromise({ path, exports }: SourceFile): boolean {
  return /^ports\/.*\.port\.ts$/.test(path) && exports.some(({ kind }) => kind === 'interface');
}

function forgedBrands(files: readonly SourceFile[]): readonly Breach[] {
  const homes = new Map(files.flatMap((file) => brandsOf(file).map((brand) => [brand, file.path] as const)));
  return files
    .filter(({ path }) => !/^(tests|fixtures)\//.test(path))
    .flatMap((file) =>
      castsOf(file)
        .filter(({ type }) => homes.has(type) && homes.get(type) !== file.path)
        .map(({ type, position }) =>
          breachIn(file, {
            position,
            message: `says as ${type}: ask the parser in ${homes.get(type)}, which knows what a ${type} is`,
          }),
        ),
    );
}

function brandsOf(file: SourceFile): readonly string[] {
  return file.nodes.flatMap(({ node }) =>
    node.type === 'TSTypeAliasDeclaration' &&
    node.typeAnnotation.type === 'TSTypeReference' &&
    node.typeAnnotation.typeName.type === 'Identifier' &&
    node.typeAnnotation.typeName.name === 'Brand'
      ? [node.id.name]
      : [],
  );
}

function castsOf(file: SourceFile): readonly { readonly type: string; readonly position: number }[] {
  return file.nodes.flatMap(({ node }) =>
    node.type === 'TSAsExpression' &&
    node.typeAnnotation.type === 'TSTypeReference' &&
    node.typeAnnotation.typeName.type === 'Identifier'
      ? [{ type: node.typeAnnotation.typeName.name, position: node.start }]
      : [],
  );
}
