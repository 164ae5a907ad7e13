import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { edits } from '#tests/tools/new-template/edits.ts';
import { newFiles } from '#tests/tools/new-template/new-files.ts';
import type { TemplateName } from '#tests/tools/new-template/template-name.ts';
import { refuseExisting, writeFiles } from '#tests/tools/new-template/write-files.ts';

/**
 * Generates a template in the project at `root`: a kind of page that shows the next concerts, from the CMS's wire to the screen,
 * with a page of it in the hall, a requirement and tests. Returns the paths of the files it wrote. Throws, and writes nothing,
 * if one of its files exists already, or an existing file does not have the text that it is edited at exactly once.
 */
export function generateTemplate(root: string, name: TemplateName): readonly string[] {
  const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
  const requirement = nextRequirement(textOf('docs/requirements.md'));
  const created = newFiles(name, requirement);
  refuseExisting(root, Object.keys(created));
  const edited = new Map<string, string>();
  for (const { path, before, text } of edits(name, requirement)) {
    const [start, rest, ...more] = (edited.get(path) ?? textOf(path)).split(before);
    if (rest === undefined || more.length > 0) throw new Error(`${path} does not have "${before}" once.`);
    edited.set(path, `${start}${text}${before}${rest}`);
  }
  const written = { ...created, ...Object.fromEntries(edited) };
  writeFiles(root, written);
  return Object.keys(written);
}

/** The id after the last of the templates' requirements. */
function nextRequirement(requirements: string): string {
  const numbers = [...requirements.matchAll(/^- \*\*TPL-(\d+)\*\*/gm)].map(([, number]) => Number(number));
  return `TPL-${Math.max(0, ...numbers) + 1}`;
}
