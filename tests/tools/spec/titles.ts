import type { Node } from 'oxc-parser';
import { findLine, type SourceFile } from '#tests/architecture/source/source-file.ts';
import { toDottedName } from '#tests/architecture/source/walk.ts';

/** The title of a test or a group of tests, with its place: `tests/sale.test.ts:3`. */
export interface Title {
  readonly place: string;
  readonly text: string;
}

/** The titles of a file's tests and groups, including `.each` and similar; `${…}` stands for computed parts. */
export function titlesIn(file: SourceFile): readonly Title[] {
  return file.nodes.flatMap(({ node }) => {
    if (node.type !== 'CallExpression' || !isTest(node.callee)) return [];
    const text = readText(node.arguments[0]);
    return text === undefined ? [] : [{ place: `${file.path}:${findLine(file, node.start)}`, text }];
  });
}

/** `it`, `test.describe`, `it.each(rows)`, ``it.each`rows` ``. */
function isTest(callee: Node): boolean {
  if (callee.type === 'CallExpression') return isTest(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return isTest(callee.tag);
  return /^(it|test|describe)(\.\w+)*$/.test(toDottedName(callee) ?? '');
}

function readText(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return undefined;
  return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('${…}');
}
