import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { variables, variablesBySection } from '#src/config/settings.ts';
import type { Variable } from '#src/config/variable.ts';
import { root } from '#tests/root.ts';

/** The pages with generated parts, by path. */
export function references(): Readonly<Record<string, string>> {
  return {
    'docs/configuration.md': replaceVariableTables(readFileSync(join(root, 'docs/configuration.md'), 'utf8')),
    'docs/operation/.env.example': `# The settings of the site. Remove the \`#\` in front of a name to set it.\n\n${variables.map(formatEntry).join('\n')}`,
  };
}

/** The page with the table of each section of variables replaced. */
function replaceVariableTables(page: string): string {
  return Object.entries(variablesBySection).reduce((text, [section, rows]) => {
    const table = `| variable | default | value | what it is |\n| --- | --- | --- | --- |\n${rows.map(formatRow).join('')}`;
    const current = new RegExp(`(?<=^## ${section}\\n[^#]*)^\\| variable \\|.*\\n(?:\\|.*\\n)*`, 'm');
    return text.replace(current, () => table);
  }, page);
}

function formatRow(variable: Variable): string {
  return `| \`${variable.name}\` | ${formatDefault(variable)} | ${formatValues(variable)} | ${variable.meaning} |\n`;
}

/** A variable as a comment with its meaning, values, default and an example. */
function formatEntry(variable: Variable): string {
  const { name, meaning, example = '' } = variable;
  const facts = `Value: ${formatValues(variable)}. Default: ${formatDefault(variable)}.`;
  return `# ${toPlainText(meaning)}\n# ${toPlainText(facts)}\n#${name}=${example}\n`;
}

function formatValues({ values, isSecret }: Variable): string {
  return isSecret ? `${values}, or [in a file](#secrets-in-files)` : values;
}

function formatDefault({ defaultText, usesSandbox, default: text }: Variable): string {
  return defaultText ?? (usesSandbox ? "the sandbox's" : typeof text === 'string' ? `\`${text}\`` : 'none');
}

/** Markdown without links and code marks. */
function toPlainText(markdown: string): string {
  return markdown
    .replace(/ \(\[[^\]]*\]\([^)]*\)\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '');
}
