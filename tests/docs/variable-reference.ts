import { operationVariables, siteVariables, type VariableDescription } from '#src/variables.ts';

type Variables = Readonly<Record<string, VariableDescription>>;

/** A page with its table of environment variables replaced by one of these variables. */
export function replaceVariableTable(page: string, variables: Variables): string {
  const rows = Object.entries(variables).map(
    ([name, { fallback, meaning }]) => `| \`${name}\` | ${fallback} | ${meaning} |\n`,
  );
  const table = `| variable | default | what it is |\n| --- | --- | --- |\n${rows.join('')}`;
  return page.replace(/^\| variable \| default \|.*\n(?:\|.*\n)+/m, () => table);
}

/** The text of `.env.example`: every variable as a comment with its meaning and default, in the order of the pages. */
export function exampleEnvironment(): string {
  const groups = [siteVariables, operationVariables].map((variables: Variables) =>
    Object.entries(variables)
      .map(
        ([name, { fallback, meaning }]) =>
          `# ${toPlainText(meaning)}\n# Default: ${toPlainText(fallback)}\n#${name}=\n`,
      )
      .join('\n'),
  );
  return `# The settings of the site. Remove the \`#\` in front of a name to set it.\n\n${groups.join('\n')}`;
}

/** Markdown without links and code marks. */
function toPlainText(markdown: string): string {
  return markdown
    .replace(/ \(\[[^\]]*\]\([^)]*\)\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '');
}
