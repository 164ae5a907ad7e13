import type { SourceFile } from '#tests/architecture/source/source-file.ts';

/** The layers of the page, each with a column. */
export const mappedLayers = ['domain', 'ports', 'adapters', 'ui', 'src'] as const;

const preface = `# Where each subject is

A comment names the requirement that its code implements. Each row is a group of the [requirements](requirements.md), each cell the
files of a layer whose comments name one of the group. A folder stands for several of its files; where there are many, the folder
above them. What a port promises is written above its members, in \`ports/\`; \`npm run spec\` lists the tests of each requirement,
and \`npm run docs\` writes this page from the code.
`;

/** The page "Where each subject is": a table of the groups of the requirements and the layers. */
export function requirementMap(requirements: string, files: readonly SourceFile[]): string {
  const all = files.map(({ path }) => path);
  const groups = [...requirements.matchAll(/^## ([A-Z\d]+): (.+)$/gm)];
  const rows = groups.map(([, group = '', subject = '']) => {
    const isNamed = (file: SourceFile) => requirementsIn(file).some((id) => id.startsWith(`${group}-`));
    const named = files.filter(isNamed).map(({ path }) => path);
    const cells = mappedLayers.map((layer) =>
      summarizePaths(layer, named, all)
        .map((path) => `\`${path.slice(layer.length + 1)}\``)
        .join(', '),
    );
    return formatRow([`${subject} (${group})`, ...cells]);
  });
  return [
    preface,
    formatRow(['subject', ...mappedLayers.map((layer) => `\`${layer}/\``)]),
    formatRow(['---', ...mappedLayers.map(() => '---')]),
    ...rows,
    '',
  ].join('\n');
}

/** The ids that the comments of a file name: `SALE-3`. Also those of standards (`UTF-8`). */
export function requirementsIn({ comments }: SourceFile): readonly string[] {
  return [...new Set(comments.flatMap(({ value }) => value.match(/\b[A-Z][A-Z\d]+-\d+\b/g) ?? []))];
}

/** How many named files of a folder, directly in it or also deeper, are not listed but summarized as the folder. */
const granularities = [
  { most: 3, deep: false },
  { most: 1, deep: false },
  { most: 1, deep: true },
] as const;

/** The most paths in a cell, unless there are still more at the coarsest granularity. */
const maxPaths = 9;

/** The named paths of a layer: files, and folders in the place of their files; the more there are, the coarser. */
function summarizePaths(layer: string, named: readonly string[], all: readonly string[]): readonly string[] {
  const lists = granularities.map((granularity) => listPathsBelow(layer, named, all, granularity));
  return lists.find(({ length }) => length <= maxPaths) ?? lists.at(-1) ?? [];
}

function listPathsBelow(
  folder: string,
  named: readonly string[],
  all: readonly string[],
  granularity: (typeof granularities)[number],
): readonly string[] {
  const depth = folder.split('/').length + 1;
  const children = new Set(below(folder, named).map((path) => path.split('/').slice(0, depth).join('/')));
  return [...children].flatMap((child) => {
    if (named.includes(child)) return [child];
    const inside = below(child, named);
    const isWhole = inside.length > 1 && inside.length > below(child, all).length / 2;
    const isFlat = inside.every((path) => path.split('/').length === depth + 1);
    const isSummarized = inside.length > granularity.most && (isFlat || granularity.deep);
    return isWhole || isSummarized ? [`${child}/`] : listPathsBelow(child, named, all, granularity);
  });
}

function below(folder: string, paths: readonly string[]): readonly string[] {
  return paths.filter((path) => path.startsWith(`${folder}/`));
}

function formatRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
