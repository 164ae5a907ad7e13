import type { Node, TSSignature, TSType } from 'oxc-parser';
import { resolveTarget } from '#tests/architecture/source/imports.ts';
import type { SourceFile } from '#tests/architecture/source/source-file.ts';
import type { Visited } from '#tests/architecture/source/walk.ts';
import type { ExecutedFile } from '#tests/tools/bench/structure/executed-files.ts';

/** The folders, and the one file, of the server around the rendering of a page by React. */
const serverPlaces = ['adapters/http-server/', 'src/server/', 'src/rendering/', 'src/entry-server.tsx'];

/** A declared type with its file. */
export interface DeclaredRecord {
  readonly name: string;
  readonly path: string;
}

/** The executed files that are of the server: what runs between request and response, before and after React renders. */
export function listServerFiles(executed: readonly ExecutedFile[]): readonly ExecutedFile[] {
  return executed.filter(({ path }) => isOfServer(path));
}

/** The executed functions named `render` or `render…`, private methods too, each as `name (file)`. */
export function listRenderFunctions(executed: readonly ExecutedFile[]): readonly string[] {
  return executed.flatMap(({ path, functions }) =>
    functions.filter((name) => /^#?render(?![a-z])/.test(name)).map((name) => `${name} (${path})`),
  );
}

/** The endings of members that are a part of the process, or something of the request. */
const carried = {
  process:
    /(?:world|container|config|settings|assets|admission|cache|pages|headers|clock|timer|logger|meters?|tracer|recorder|queue|slicer|handler)$/i,
  request: /(?:request|response|reply|address|url|path|query|audience|preview|now|renderedAt)$/i,
};

/** From this number of members on, a record carries the process or the request. */
const minCarried = 3;

/**
 * The records that carry the process or the request through the server: interfaces and aliases of object types of whose members at least
 * three are parts of the process, or at least three of the request. They are those of the executed files, and those of files of the server
 * without any function that an executed file imports.
 */
export function listCarryingRecords(
  executed: readonly ExecutedFile[],
  files: readonly SourceFile[],
): readonly DeclaredRecord[] {
  const paths = new Set(executed.map(({ path }) => path));
  const ran = files.filter(({ path }) => paths.has(path));
  const imported = new Set(ran.flatMap(importedPaths));
  const onlyTypes = files.filter(
    (file) => isOfServer(file.path) && imported.has(file.path) && !file.nodes.some(isFunction),
  );
  return [...ran, ...onlyTypes].flatMap((file) =>
    file.nodes.flatMap(({ node }) => {
      const declared = readRecord(node);
      return declared && carries(declared) ? [{ name: declared.name, path: file.path }] : [];
    }),
  );
}

/** A declared type with the names of its members; of a union, those of all its alternatives. */
interface RecordMembers {
  readonly name: string;
  readonly members: readonly string[];
}

function readRecord(node: Node): RecordMembers | undefined {
  if (node.type === 'TSInterfaceDeclaration')
    return { name: node.id.name, members: node.body.body.flatMap(memberName) };
  if (node.type !== 'TSTypeAliasDeclaration') return undefined;
  const members = [...new Set(literalMembers(node.typeAnnotation))];
  return members.length > 0 ? { name: node.id.name, members } : undefined;
}

function literalMembers(type: TSType): readonly string[] {
  if (type.type === 'TSTypeLiteral') return type.members.flatMap(memberName);
  const isCombined = type.type === 'TSUnionType' || type.type === 'TSIntersectionType';
  return isCombined ? type.types.flatMap(literalMembers) : [];
}

function memberName(member: TSSignature): readonly string[] {
  const isNamed = member.type === 'TSPropertySignature' || member.type === 'TSMethodSignature';
  return isNamed && member.key.type === 'Identifier' ? [member.key.name] : [];
}

function carries({ members }: RecordMembers): boolean {
  const count = (kind: RegExp) => members.filter((member) => kind.test(member)).length;
  return Object.values(carried).some((kind) => count(kind) >= minCarried);
}

function importedPaths({ imports, path }: SourceFile): readonly string[] {
  return imports.flatMap(({ specifier }) => {
    const target = specifier === undefined ? undefined : resolveTarget(specifier, path);
    return target?.kind === 'file' ? [target.path] : [];
  });
}

function isFunction({ node }: Visited): boolean {
  return /^(Arrow)?Function(Declaration|Expression)$/.test(node.type);
}

function isOfServer(path: string): boolean {
  return serverPlaces.some((place) => (place.endsWith('/') ? path.startsWith(place) : path === place));
}
