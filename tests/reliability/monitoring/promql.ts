import { parser } from '@prometheus-io/lezer-promql';

type Node = ReturnType<typeof parser.parse>['topNode'];

/** A metric selector in an expression. */
export interface Selector {
  readonly metric: string;
  readonly matchers: readonly Matcher[];
}

interface Matcher {
  readonly label: string;
  /** All its values: two for `=~"cached|rendered"`. */
  readonly values: readonly string[];
}

/** The labels of a grouping or join. */
interface Grouping {
  readonly labels: readonly string[];
  readonly selectors: readonly Selector[];
}

export interface Expression {
  readonly selectors: readonly Selector[];
  readonly groupings: readonly Grouping[];
  /** Whether its result has only the labels of its grouping. */
  readonly isAggregated: boolean;
}

/** Parses a PromQL expression. Throws if it is invalid. */
export function readPromql(text: string): Expression {
  const { topNode } = parser.parse(text);
  const nodes = nodesIn(topNode);
  const broken = nodes.find(({ type }) => type.isError);
  if (broken) throw new Error(`No PromQL at character ${broken.from}: ${text}`);
  const named = (name: string) => nodes.filter((node) => node.name === name);
  const selectorsIn = (node: Node) =>
    nodesIn(node)
      .filter(({ name }) => name === 'VectorSelector')
      .map((selector) => readSelector(selector, text));
  return {
    selectors: selectorsIn(topNode),
    groupings: named('GroupingLabels').map((labels) => ({
      labels: nodesIn(labels)
        .filter(({ name }) => name === 'LabelName')
        .map((label) => textOf(label, text)),
      selectors: selectorsIn(ancestor(labels, ['AggregateExpr', 'BinaryExpr'])),
    })),
    isAggregated: named('AggregateExpr').length > 0,
  };
}

function readSelector(node: Node, text: string): Selector {
  const inside = nodesIn(node);
  const metric = inside.find(({ name }) => name === 'Identifier');
  const matchers = inside
    .filter(({ name }) => name === 'UnquotedLabelMatcher')
    .map((matcher) => {
      const [label, , value] = childrenOf(matcher).map((child) => textOf(child, text));
      return { label: label ?? '', values: (value ?? '').slice(1, -1).split('|') };
    });
  return { metric: metric ? textOf(metric, text) : '', matchers };
}

/** A node and its descendants. */
function nodesIn(node: Node): readonly Node[] {
  return [node, ...childrenOf(node).flatMap(nodesIn)];
}

function childrenOf(node: Node): readonly Node[] {
  const children: Node[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

function ancestor(node: Node, names: readonly string[]): Node {
  const { parent } = node;
  if (!parent || names.includes(parent.name)) return parent ?? node;
  return ancestor(parent, names);
}

function textOf({ from, to }: Node, text: string): string {
  return text.slice(from, to);
}
