import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#tests/root.ts';

/** Folders that are large; a copy may link to them instead, if it does not write to them. */
const large = ['node_modules', 'dist'] as const;

/** What a copy does not contain: output of runs, and files of one machine. */
const left = [...large, '.git', '.sandbox', 'test-results', 'playwright-report'];

/** A copy of the project in another folder, for tests that change files. */
export interface ProjectCopy {
  readonly folder: string;
  /** The text of every file except those of `node_modules` and `dist`, by path. */
  texts(): ReadonlyMap<string, string>;
  remove(): void;
}

/** Copies the project to a temporary folder, which links to the borrowed folders: not to `dist` if the copy builds. */
export function copyOfProject(borrowed: readonly (typeof large)[number][] = large): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'klankhuis-copy-'));
  const own = readdirSync(root).filter((name) => !left.includes(name));
  for (const name of own) cpSync(join(root, name), join(folder, name), { recursive: true });
  for (const name of borrowed.filter((one) => existsSync(join(root, one))))
    symlinkSync(join(root, name), join(folder, name));
  return {
    folder,
    texts: () => new Map(filesIn(folder).map((path) => [path, readFileSync(join(folder, path), 'latin1')])),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
    if (one.isFile()) return [one.name];
    if (!one.isDirectory() || left.includes(one.name)) return [];
    return filesIn(join(folder, one.name)).map((path) => `${one.name}/${path}`);
  });
}
