import { dirname } from 'node:path';
import type { SourceFile } from '#tests/architecture/source/source-file.ts';

const preface = `# The domain, file by file

Every rule of the hall is a function in \`domain/\`. This page lists each file with its first docstring and the
[requirements](requirements.md) that its comments name, then each requirement with its files. \`npm run docs\` writes it from the
code; a test fails while the two differ. What the words mean is in the [glossary](glossary.md).
`;

/** The domain reference as one Markdown page, folder by folder. Throws if a file's first export has no docstring. */
export function domainReference(files: readonly SourceFile[]): string {
  const folders = [...new Set(files.map(({ path }) => dirname(path)))].toSorted();
  return [
    preface,
    ...folders.map((folder) => folderSection(folder, files)),
    `## Requirements\n\n| requirement | files |\n| --- | --- |\n${requirementRows(files)}\n`,
  ].join('\n');
}

function folderSection(folder: string, files: readonly SourceFile[]): string {
  const rows = files
    .filter(({ path }) => dirname(path) === folder)
    .map((file) => `| \`${file.path}\` | ${findSummary(file)} | ${requirementsIn(file).join(', ')} |`);
  return `## ${folder}\n\n| file | what it is | requirements |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

function requirementRows(files: readonly SourceFile[]): string {
  const ids = [...new Set(files.flatMap(requirementsIn))].toSorted(byAreaAndNumber);
  return ids
    .map((id) => {
      const paths = files
        .filter((file) => requirementsIn(file).includes(id))
        .map(({ path }) => `\`${path}\``);
      return `| ${id} | ${paths.join(', ')} |`;
    })
    .join('\n');
}

/** `LIST-9` before `LIST-10`. */
function byAreaAndNumber(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

/** The first sentence of the first docstring above an export. */
function findSummary(file: SourceFile): string {
  const doc = file.comments.find(
    ({ type, value, end }) =>
      type === 'Block' && value.startsWith('*') && /^\s*export /.test(file.text.slice(end)),
  );
  if (!doc) throw new Error(`${file.path}: no export has a docstring`);
  const text = doc.value
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  return (/^.+?[.;:](?= |$)/.exec(text)?.[0] ?? text).replace(/[.;:]$/, '').replaceAll('|', '\\|');
}

function requirementsIn({ comments }: SourceFile): readonly string[] {
  const ids = comments.flatMap(({ value }) => value.match(/\b[A-Z][A-Z0-9]+-\d+\b/g) ?? []);
  return [...new Set(ids)]
    .filter((id) => !id.startsWith('UTF-') && !id.startsWith('ISO-'))
    .toSorted(byAreaAndNumber);
}
