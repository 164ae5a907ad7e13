import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import type { Expression, Node } from 'oxc-parser';
import type { Visited } from '#tests/architecture/source/walk.ts';

/**
 * The kind of an import: `type` is erased and costs nothing at run time, `dynamic` is loaded when it is called.
 * `import { type A } from 'x'` is `static`: its braces are emptied, but the import stays.
 */
export type ImportKind = 'static' | 'type' | 'dynamic' | 're-export';

export interface ImportSite {
  /** As written; undefined if it is computed at run time. */
  readonly specifier: string | undefined;
  readonly kind: ImportKind;
  readonly position: number;
}

/** All imports of a file, in their order. */
export function findImports(nodes: readonly Visited[]): readonly ImportSite[] {
  return nodes.flatMap(({ node }) => importAt(node) ?? []);
}

function importAt(node: Node): ImportSite | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
      return {
        specifier: node.source.value,
        kind: toImportKind(node.importKind, 'static'),
        position: node.start,
      };
    case 'ExportAllDeclaration':
      return {
        specifier: node.source.value,
        kind: toImportKind(node.exportKind, 're-export'),
        position: node.start,
      };
    case 'ExportNamedDeclaration':
      return node.source
        ? {
            specifier: node.source.value,
            kind: toImportKind(node.exportKind, 're-export'),
            position: node.start,
          }
        : undefined;
    case 'ImportExpression':
      return { specifier: toLiteral(node.source), kind: 'dynamic', position: node.start };
    case 'TSImportType':
      return { specifier: node.source.value, kind: 'type', position: node.start };
    default:
      return undefined;
  }
}

function toImportKind(kind: string | undefined, otherwise: ImportKind): ImportKind {
  return kind === 'type' ? 'type' : otherwise;
}

function toLiteral(source: Expression): string | undefined {
  if (source.type === 'Literal' && typeof source.value === 'string') return source.value;
  if (source.type === 'TemplateLiteral' && source.expressions.length === 0) {
    return source.quasis[0]?.value.cooked ?? undefined;
  }
  return undefined;
}

/** The target of an import: a file of this project, a package, or a Node module. */
export type Target =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'builtin'; readonly name: string };

/** Resolves a specifier in a file; aliases are those of package.json: `#domain/*` is `domain/*`, `#hall/*` the folder of this site's hall. */
export function resolveTarget(specifier: string, from: string): Target {
  const [bare = ''] = specifier.split('?');
  if (bare.startsWith('#hall/')) return { kind: 'file', path: `fixtures/halls/klankhuis/${bare.slice(6)}` };
  if (bare.startsWith('#')) return { kind: 'file', path: bare.slice(1) };
  if (bare.startsWith('.')) return { kind: 'file', path: posix.join(posix.dirname(from), bare) };
  if (isBuiltin(bare)) return { kind: 'builtin', name: bare };
  const segments = bare.split('/').slice(0, bare.startsWith('@') ? 2 : 1);
  return { kind: 'package', name: segments.join('/') };
}
