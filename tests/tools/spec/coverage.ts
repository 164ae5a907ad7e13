import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPaths, parseFiles } from '#tests/architecture/source/tree.ts';
import { root } from '#tests/root.ts';
import { type Title, titlesIn } from '#tests/tools/spec/titles.ts';

/** A requirement, which is a line of docs/requirements.md, and the tests that name it. Its id (`SALE-3`) is never used again. */
export interface Covered {
  readonly id: string;
  readonly rule: string;
  readonly titles: readonly Title[];
}

/** The requirements, and a sentence for each id that is unknown or occurs twice. */
export interface Coverage {
  readonly covered: readonly Covered[];
  readonly errors: readonly string[];
}

/** Matches the requirements of a document with titles. */
export function matchTitles(markdown: string, titles: readonly Title[]): Coverage {
  const lines = [...markdown.matchAll(/^- \*\*([A-Z][A-Z0-9]*-\d+)\*\* (.+)$/gm)];
  const ids = lines.map(([, id = '']) => id);
  const groups = new Set(ids.map(toGroup));
  const named = titles.flatMap((title) => idsIn(title.text, groups).map((id) => ({ id, title })));
  const covered = lines.map(([, id = '', rule = '']) => ({
    id,
    rule,
    titles: named.filter((one) => one.id === id).map(({ title }) => title),
  }));
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  const unknown = named.filter(({ id }) => !ids.includes(id) && !catalogued.test(id));
  const errors = [
    ...repeated.map((id) => `docs/requirements.md has ${id} twice.`),
    ...unknown.map(
      ({ id, title: { place, text } }) =>
        `${place} names ${id}, which docs/requirements.md does not know: "${text}"`,
    ),
  ];
  return { covered, errors };
}

/** The rows of the reliability catalogue, from A01 on, are recognized by their form. */
const catalogued = /^[A-F]\d\d$/;

/**
 * The ids in a title: at its start anything in the form of an id (so that the typing error `SALES-3` is found), later only ids of a
 * known group, so that `UTF-8` in a sentence is not one.
 */
export function idsIn(title: string, groups: ReadonlySet<string>): readonly string[] {
  const leading = /^([A-Z][A-Z0-9]*-\d+|[A-F]\d\d)\b/.exec(title)?.[1];
  const anywhere = (title.match(/\b[A-Z][A-Z0-9]*-\d+\b/g) ?? []).filter((id) => groups.has(toGroup(id)));
  return [...new Set([...(leading ? [leading] : []), ...anywhere])];
}

function toGroup(id: string): string {
  return id.replace(/-\d+$/, '');
}

/** The titles of this project's tests and groups. */
export function projectTitles(): readonly Title[] {
  const paths = listPaths('tests').filter(
    (path) => /\.(test|spec|contract)\.tsx?$/.test(path) || path.startsWith('tests/contracts/'),
  );
  return parseFiles(paths).flatMap(titlesIn);
}

/** The coverage of this project's requirements by its tests. */
export function projectCoverage(): Coverage {
  return matchTitles(readFileSync(join(root, 'docs/requirements.md'), 'utf8'), projectTitles());
}

/** The coverage as lines for a terminal: each requirement with its tests, then the totals, then the errors. */
export function formatCoverage({ covered, errors }: Coverage): readonly string[] {
  const named = covered.filter(({ titles }) => titles.length > 0).length;
  return [
    ...covered.flatMap(({ id, rule, titles }) => [
      `${titles.length > 0 ? '+' : '-'} ${id.padEnd(10)} ${rule}`,
      ...titles.map(({ place, text }) => `               ${place} ${text}`),
    ]),
    '',
    `${named} of ${covered.length} requirements are named by a test.`,
    ...errors,
  ];
}
