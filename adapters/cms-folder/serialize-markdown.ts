import {
  isInline,
  type RichElementName,
  type RichNode,
  type RichTextTree,
} from '#domain/richtext/rich-text.ts';

/** The marks of inline elements; the others have none. */
const marks: Partial<Readonly<Record<RichElementName, string>>> = { strong: '**', em: '*' };

/** Writes a text as Markdown that `parseMarkdown` reads as the same text. An element that Markdown does not have leaves its content. */
export function serializeMarkdown(text: RichTextTree): string {
  return `${writeBlocks(text)}\n`;
}

function writeBlocks(nodes: RichTextTree): string {
  return groupLines(nodes)
    .map((line) => (line.every(isInline) ? writeParagraph(line) : line.map(writeBlock).join('')))
    .filter((block) => block.trim() !== '')
    .join('\n\n');
}

/** Consecutive inline nodes as one paragraph; each block on its own. */
function groupLines(nodes: RichTextTree): readonly RichTextTree[] {
  const lines: RichNode[][] = [];
  for (const node of nodes) {
    const last = lines.at(-1);
    if (last?.every(isInline) && isInline(node)) last.push(node);
    else lines.push([node]);
  }
  return lines;
}

function writeBlock(node: RichNode): string {
  if (node.kind !== 'element') return writeParagraph([node]);
  const { name, children } = node;
  switch (name) {
    case 'p':
      return children.every(isInline) ? writeParagraph(children) : writeBlocks(children);
    case 'h2':
    case 'h3':
    case 'h4':
      return `${'#'.repeat(Number(name.slice(1)))} ${writeInline(children).replace(/\\\n/g, ' ')}`;
    case 'ul':
    case 'ol':
      return children.map((item, index) => writeItem(item, name === 'ul' ? '-' : `${index + 1}.`)).join('\n');
    case 'blockquote':
      return prefixLines(writeBlocks(children), '> ', '> ');
    case 'hr':
      return '---';
    case 'table':
      return writeTable(listRows(children));
    default:
      return writeBlocks(children);
  }
}

function writeItem(item: RichNode, marker: string): string {
  const content = item.kind === 'element' ? writeBlocks(item.children) : writeParagraph([item]);
  return prefixLines(content, `${marker} `, ' '.repeat(marker.length + 1));
}

function prefixLines(text: string, first: string, others: string): string {
  return `${first}${text.replaceAll('\n', `\n${others}`)}`.replace(/[ ]+$/gm, '');
}

function listRows(nodes: RichTextTree): readonly RichTextTree[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'element') return [];
    return node.name === 'tr' ? [node.children] : listRows(node.children);
  });
}

function writeTable([head = [], ...rows]: readonly RichTextTree[]): string {
  const writeRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const toCells = (row: RichTextTree) => row.map((cell) => writeInline([cell]).replace(/\\\n/g, ' '));
  return [toCells(head), head.map(() => '---'), ...rows.map(toCells)].map(writeRow).join('\n');
}

/** A line that begins like a list, a heading or a rule is none. */
function writeParagraph(nodes: RichTextTree): string {
  return writeInline(nodes)
    .trim()
    .replace(/^(\d+)(?=[.)])/gm, '$1\\')
    .replace(/^(?=[-+=])/gm, '\\');
}

function writeInline(nodes: RichTextTree): string {
  return nodes.map(writeInlineNode).join('');
}

function writeInlineNode(node: RichNode): string {
  switch (node.kind) {
    case 'text':
      return node.text.replace(/[ \t\r\n\f]+/g, ' ').replace(/[\\`*_[\]<>#|~&]/g, String.raw`\$&`);
    case 'break':
      return '\\\n';
    case 'picture':
      return `![${writeInlineNode({ kind: 'text', text: node.alt })}](${writeAddress(node.url)})`;
    case 'link':
      return aroundContent(
        writeInline(node.children),
        (content) => `[${content}](${writeAddress(node.url)})`,
      );
    case 'element': {
      const mark = marks[node.name] ?? '';
      return aroundContent(writeInline(node.children), (content) => `${mark}${content}${mark}`);
    }
  }
}

/** Leaves white space outside: `** word**` is not bold. */
function aroundContent(text: string, wrap: (content: string) => string): string {
  const content = text.trim();
  const start = text.indexOf(content);
  return content === ''
    ? text
    : `${text.slice(0, start)}${wrap(content)}${text.slice(start + content.length)}`;
}

function writeAddress(url: string): string {
  return `<${url.replace(/[<>\\\s]/g, (character) => encodeURIComponent(character))}>`;
}
