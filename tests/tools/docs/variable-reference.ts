import * as v from 'valibot';
import { getVariableFacts, type VariableName, variables, variablesBySection } from '#src/config/variables.ts';

/** A page with the table of each section of variables replaced. */
export function replaceVariableTables(page: string): string {
  return Object.entries(variablesBySection).reduce((text, [section, group]) => {
    const rows = namesIn(group).map(formatRow).join('');
    const table = `| variable | default | value | what it is |\n| --- | --- | --- | --- |\n${rows}`;
    const current = new RegExp(`(?<=^## ${section}\\n[^#]*)^\\| variable \\|.*\\n(?:\\|.*\\n)*`, 'm');
    return text.replace(current, () => table);
  }, page);
}

/** The text of `.env.example`: every variable as a comment with its meaning, values, default and an example. */
export function exampleEnvironment(): string {
  const entries = Object.values(variablesBySection).flatMap(namesIn).map(formatEntry);
  return `# The settings of the site. Remove the \`#\` in front of a name to set it.\n\n${entries.join('\n')}`;
}

function namesIn(group: object): readonly VariableName[] {
  return Object.keys(group) as readonly VariableName[];
}

function formatRow(name: VariableName): string {
  return `| \`${name}\` | ${formatDefault(name)} | ${formatValues(name)} | ${meaningOf(name)} |\n`;
}

function formatEntry(name: VariableName): string {
  const [example = ''] = v.getExamples(variables[name].wrapped);
  const facts = `Value: ${formatValues(name)}. Default: ${formatDefault(name)}.`;
  return `# ${toPlainText(meaningOf(name))}\n# ${toPlainText(facts)}\n#${name}=${example}\n`;
}

function formatValues(name: VariableName): string {
  const { values, isSecret } = getVariableFacts(name);
  return isSecret ? `${values}, or [in a file](#secrets-in-files)` : values;
}

function formatDefault(name: VariableName): string {
  const { defaultText, usesSandbox } = getVariableFacts(name);
  const text = v.getDefault(variables[name]);
  return defaultText ?? (usesSandbox ? "the sandbox's" : text ? `\`${text}\`` : 'none');
}

function meaningOf(name: VariableName): string {
  return v.getDescription(variables[name].wrapped) ?? '';
}

/** Markdown without links and code marks. */
function toPlainText(markdown: string): string {
  return markdown
    .replace(/ \(\[[^\]]*\]\([^)]*\)\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '');
}
