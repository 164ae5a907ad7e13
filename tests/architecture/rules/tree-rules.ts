import { posix } from 'node:path';
import { findViolation, inFolders, type Rule, type Violation } from '#tests/architecture/rules/rule.ts';
import { createImportGraph, findCycles, toFolderGraph } from '#tests/architecture/source/graph.ts';
import { resolveTarget } from '#tests/architecture/source/imports.ts';
import type { SourceFile } from '#tests/architecture/source/source-file.ts';

/** The rules that concern the whole tree. */
export const treeRules: readonly Rule[] = [
  { name: 'there are no import cycles', breaches: circles },
  { name: 'folders depend in one direction', breaches: folderCircles },
  { name: 'every port has an in-memory adapter', breaches: unplayedPorts },
  { name: 'a branded type is created only where it is defined', breaches: forgedBrands },
];

function circles(files: readonly SourceFile[]): readonly Violation[] {
  return findCycles(createImportGraph(files)).map((circle) => ({
    path: circle[0] ?? '',
    line: 1,
    message: `is in an import cycle (${circle.join(', ')}): move what they share into a separate file`,
  }));
}

/** Within each of these, folders depend in one direction: what takes a thing stands above it. */
const layered = ['domain', 'ports', 'adapters', 'ui', 'src', 'fixtures'] as const;

function folderCircles(files: readonly SourceFile[]): readonly Violation[] {
  const knots = layered.flatMap((layer) => {
    const isInLayer = inFolders(`${layer}/`);
    const graph = createImportGraph(files.filter(({ path }) => isInLayer(path)));
    return findCycles(toFolderGraph(graph, isInLayer));
  });
  return knots.map((circle) => ({
    path: files.find(({ path }) => posix.dirname(path) === circle[0])?.path ?? '',
    line: 1,
    message: `is in a folder that depends on itself (${circle.join(', ')}): move a file to the folder above`,
  }));
}

/** The adapters that need no external system; indexed-search only joins two other ports, icalendar writes a text, and those in `tests/support` serve tests alone. */
const withoutTechnology = /^(?:adapters\/(?:in-memory|indexed-search|icalendar)|tests\/support)\//;

function unplayedPorts(files: readonly SourceFile[]): readonly Violation[] {
  const played = new Set(
    files
      .filter(({ path }) => withoutTechnology.test(path))
      .flatMap(({ path, imports }) => imports.map(({ specifier = '' }) => resolveTarget(specifier, path)))
      .flatMap((target) => (target.kind === 'file' ? [target.path] : [])),
  );
  return files
    .filter((file) => isPromise(file) && !played.has(file.path))
    .map(({ path }) => ({
      path,
      line: 1,
      message:
        'has no in-memory adapter: write one in adapters/in-memory, or for tests alone in tests/support, and run the contract tests of the port',
    }));
}

/** A port with an interface; a port that is only a token binds a plain value, which needs no in-memory adapter. */
function isPromise({ path, exports }: SourceFile): boolean {
  return /^ports\/.*\.port\.ts$/.test(path) && exports.some(({ kind }) => kind === 'interface');
}

function forgedBrands(files: readonly SourceFile[]): readonly Violation[] {
  const homes = new Map(
    files.flatMap((file) => listBrands(file).map((brand) => [brand, file.path] as const)),
  );
  return files
    .filter(({ path }) => !/^(tests|fixtures)\//.test(path))
    .flatMap((file) =>
      listCasts(file)
        .filter(({ type }) => homes.has(type) && homes.get(type) !== file.path)
        .map(({ type, position }) =>
          findViolation(file, {
            position,
            message: `casts to ${type}: use the parser in ${homes.get(type)}`,
          }),
        ),
    );
}

function listBrands(file: SourceFile): readonly string[] {
  return file.nodes.flatMap(({ node }) =>
    node.type === 'TSTypeAliasDeclaration' &&
    node.typeAnnotation.type === 'TSTypeReference' &&
    node.typeAnnotation.typeName.type === 'Identifier' &&
    node.typeAnnotation.typeName.name === 'Brand'
      ? [node.id.name]
      : [],
  );
}

function listCasts(file: SourceFile): readonly { readonly type: string; readonly position: number }[] {
  return file.nodes.flatMap(({ node }) =>
    node.type === 'TSAsExpression' &&
    node.typeAnnotation.type === 'TSTypeReference' &&
    node.typeAnnotation.typeName.type === 'Identifier'
      ? [{ type: node.typeAnnotation.typeName.name, position: node.start }]
      : [],
  );
}
