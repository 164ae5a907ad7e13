import type { Node } from 'oxc-parser';
import { findPatternNames } from '#tests/architecture/source/patterns.ts';
import type { SourceFile } from '#tests/architecture/source/source-file.ts';
import type { Visited } from '#tests/architecture/source/walk.ts';

/** A name used in a file, and where. */
export interface NameUse {
  readonly name: string;
  readonly position: number;
}

/**
 * The global names that a file uses: those it neither declares nor imports. A name that a file declares anywhere counts as declared
 * everywhere in it.
 */
export function findBorrowedNames({ nodes }: Pick<SourceFile, 'nodes'>): readonly NameUse[] {
  const own = new Set(nodes.flatMap(({ node }) => declaredBy(node)));
  return nodes.flatMap((visited) => {
    const { node } = visited;
    if (node.type !== 'Identifier' || isLabel(visited) || own.has(node.name)) return [];
    return [{ name: node.name, position: node.start }];
  });
}

function declaredBy(node: Node): readonly string[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return findPatternNames(node.id);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'TSDeclareFunction':
      return [...(node.id ? [node.id.name] : []), ...node.params.flatMap(findPatternNames)];
    case 'ArrowFunctionExpression':
    case 'TSEmptyBodyFunctionExpression':
    case 'TSFunctionType':
    case 'TSMethodSignature':
      return node.params.flatMap(findPatternNames);
    case 'ClassDeclaration':
    case 'ClassExpression':
      return node.id ? [node.id.name] : [];
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
      return [node.id.name];
    case 'TSTypeParameter':
      return [node.name.name];
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return [node.local.name];
    case 'CatchClause':
      return node.param ? findPatternNames(node.param) : [];
    default:
      return [];
  }
}

/** Whether a name is only a property name: `document` in `hall.document` or `{ document: 1 }`. */
const labels: Readonly<Record<string, readonly string[]>> = {
  MemberExpression: ['property'],
  Property: ['key'],
  PropertyDefinition: ['key'],
  MethodDefinition: ['key'],
  TSPropertySignature: ['key'],
  TSMethodSignature: ['key'],
  TSQualifiedName: ['right'],
  TSNamedTupleMember: ['label'],
  ImportSpecifier: ['imported'],
  LabeledStatement: ['label'],
};

function isLabel({ parent, field }: Visited): boolean {
  if (!parent || !labels[parent.type]?.includes(field)) return false;
  return !('computed' in parent && parent.computed === true);
}
