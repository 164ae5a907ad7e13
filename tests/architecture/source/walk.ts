import { type Node, visitorKeys } from 'oxc-parser';

/** A node with its parent and its field in the parent. */
export interface Visited {
  readonly node: Node;
  readonly parent: Node | undefined;
  /** The parent's field that holds the node: `callee`, `params`, `body`. */
  readonly field: string;
}

/** Every node of a tree, parents before children, in the order of the text. */
export function walkNodes(root: Node): readonly Visited[] {
  const found: Visited[] = [];
  collect({ node: root, parent: undefined, field: '' }, found);
  return found;
}

function collect(visited: Visited, found: Visited[]): void {
  found.push(visited);
  const parent = visited.node;
  for (const field of visitorKeys[parent.type] ?? []) {
    for (const node of childrenAt(parent, field)) collect({ node, parent, field }, found);
  }
}

function childrenAt(node: Node, field: string): readonly Node[] {
  const held = (node as unknown as Readonly<Record<string, unknown>>)[field];
  return (Array.isArray(held) ? held : [held]).filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** The dotted name of an expression: `it.each`, `Date.now`; undefined for anything else. */
export function toDottedName(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'ThisExpression') return 'this';
  if (node.type !== 'MemberExpression' || node.computed) return undefined;
  const object = toDottedName(node.object);
  return object && node.property.type === 'Identifier' ? `${object}.${node.property.name}` : undefined;
}
