import { isInline, type RichElement, type RichNode, type RichText } from '#domain/richtext/rich-text.ts';

/** Elements that stay without content: a line, and the cells a table needs to keep its shape. */
const mayBeEmpty: readonly RichElement[] = ['hr', 'td', 'th'];

/** The text with its white space as it shows: runs are one space, none at the ends of a block, and what is empty is gone. */
export function tidied(nodes: RichText): RichText {
  return runsOf(nodes).flatMap((run) => (run.every(isInline) ? tidyLine(run) : run.flatMap(tidyBlock)));
}

/** The nodes, with those that make up one line of text together. */
function runsOf(nodes: RichText): readonly RichText[] {
  const runs: RichNode[][] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    if (last && isInline(node) && last.every(isInline)) last.push(node);
    else runs.push([node]);
  }
  return runs;
}

function tidyBlock(node: RichNode): RichText {
  if (node.kind !== 'element') return [node];
  const children = tidied(node.children);
  return children.length > 0 || mayBeEmpty.includes(node.name) ? [{ ...node, children }] : [];
}

function tidyLine(line: RichText): RichText {
  const spaced = trimEnds(collapse(line, { afterSpace: true }), { atEnd: true });
  const kept = merged(withoutEmpty(spaced));
  return isBlank(kept) ? [] : kept;
}

/** One space for each run of white space, none at the start of the line or after a break. `seen` goes along from left to right. */
function collapse(line: RichText, seen: { afterSpace: boolean }): RichText {
  return line.map((node) => {
    switch (node.kind) {
      case 'text': {
        const spaced = node.text.replace(/[ \t\n\r\f]+/g, ' ');
        const text = seen.afterSpace ? spaced.replace(/^ /, '') : spaced;
        if (text !== '') seen.afterSpace = text.endsWith(' ');
        return { ...node, text };
      }
      case 'break':
      case 'picture':
        seen.afterSpace = node.kind === 'break';
        return node;
      case 'element':
      case 'link':
        return { ...node, children: collapse(node.children, seen) };
    }
  });
}

/** No space at the end of the line or before a break. `seen` goes along from right to left. */
function trimEnds(line: RichText, seen: { atEnd: boolean }): RichText {
  const trimmed = line.toReversed().map((node): RichNode => {
    switch (node.kind) {
      case 'text': {
        const text = seen.atEnd ? node.text.replace(/ $/, '') : node.text;
        if (text !== '') seen.atEnd = false;
        return { ...node, text };
      }
      case 'break':
      case 'picture':
        seen.atEnd = node.kind === 'break';
        return node;
      case 'element':
      case 'link':
        return { ...node, children: trimEnds(node.children, seen) };
    }
  });
  return trimmed.toReversed();
}

/** Emphasis and links without words are undone; the space they may hold stays. */
function withoutEmpty(line: RichText): RichText {
  return line.flatMap((node) => {
    if (node.kind === 'text') return node.text === '' ? [] : [node];
    if (node.kind === 'break' || node.kind === 'picture') return [node];
    const children = merged(withoutEmpty(node.children));
    return isBlank(children) ? children : [{ ...node, children }];
  });
}

function merged(line: RichText): RichText {
  return line.reduce<RichNode[]>((sofar, node) => {
    const last = sofar.at(-1);
    if (last?.kind === 'text' && node.kind === 'text') {
      sofar[sofar.length - 1] = { kind: 'text', text: (last.text + node.text).replace(/ {2,}/g, ' ') };
    } else sofar.push(node);
    return sofar;
  }, []);
}

/** Nothing to be seen: spaces, unbreakable ones included, and breaks. */
function isBlank(line: RichText): boolean {
  return line.every((node) => {
    if (node.kind === 'text') return /^[\s\u00a0]*$/.test(node.text);
    return node.kind === 'break' || ('children' in node && isBlank(node.children));
  });
}
