import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execaSync } from 'execa';

/** Throws if a file that a generator creates exists already. */
export function refuseExisting(root: string, paths: readonly string[]): void {
  const existing = paths.find((path) => existsSync(join(root, path)));
  if (existing !== undefined) throw new Error(`${existing} exists already.`);
}

/** Writes generated files, by path. */
export function writeFiles(root: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}

/** Formats generated files as all others of the project. */
export function formatFiles(root: string, paths: readonly string[]): void {
  execaSync('npx', ['oxfmt', '--no-error-on-unmatched-pattern', ...paths], {
    cwd: root,
    stdio: 'ignore',
  });
}
