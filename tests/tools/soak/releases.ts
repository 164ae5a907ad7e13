import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { execa } from 'execa';
import type { EnvironmentVariables } from '#src/config/read-variable-values.ts';
import { root } from '#tests/root.ts';
import { copyOfProject } from '#tests/support/project-copy.ts';
import type { AtEnd } from '#tests/tools/bench/support/report.ts';

/** The folder of a build of the site. */
export type Release = string;

/** A text in a source that the next release replaces. */
interface Change {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** A constant. It is in a chunk that every other chunk imports, so that all their names change. */
const changedConstant: Change = {
  file: 'src/browser/hydration/browser-tree.tsx',
  from: "'site.render-failed'",
  to: "'site.render-failed-2'",
};

/** Clears the variables by which programs detect a test run. */
const outsideTests = { NODE_ENV: '', VITEST: '' };

/** The build in `dist`. */
export const builtRelease: Release = root;

/** Builds a release with some changes. Rejects with the output of a build that fails. */
export async function buildNextRelease(
  atEnd: AtEnd,
  changes: readonly Change[] = [changedConstant],
): Promise<Release> {
  const copy = copyOfProject(['node_modules']);
  atEnd(copy.remove);
  for (const { file, from, to } of changes) {
    const path = join(copy.folder, file);
    const source = readFileSync(path, 'utf8');
    const next = source.replace(from, to);
    if (next === source) throw new Error(`${file} does not contain ${from}`);
    writeFileSync(path, next);
  }
  await execa('npm', ['run', 'build'], { cwd: copy.folder, env: outsideTests });
  return copy.folder;
}

/** Copies the browser files of a release into a folder, as its container does. */
export function publishRelease(folder: Release, sharedAssets: string): void {
  cpSync(join(folder, 'dist/client/assets'), sharedAssets, { recursive: true, force: false });
}

/** A release that runs as `npm run serve` runs it. */
export interface ServedRelease {
  readonly pid: number;
  readonly url: string;
  /** Shuts it down as a process manager does, and waits until it has exited; also called at the end. */
  stop(): Promise<unknown>;
}

interface ServeOptions {
  readonly node?: string;
  /** Called for each line that it logs. */
  readonly onLine?: (line: string) => void;
}

/** Starts a release, by default on a free port, and waits until it is ready. */
export async function serveRelease(
  atEnd: AtEnd,
  folder: Release,
  environment: EnvironmentVariables,
  { node = process.execPath, onLine = () => {} }: ServeOptions = {},
): Promise<ServedRelease> {
  const served = execa(node, ['dist/server/main.js'], {
    cwd: folder,
    env: { NODE_ENV: 'production', PORT: '0', SHUTDOWN_DRAIN_MS: '0', ...environment },
    stdin: 'ignore',
    stderr: 'inherit',
    buffer: false,
    reject: false,
    forceKillAfterDelay: false,
  });
  const stop = async () => {
    served.kill();
    await served;
  };
  atEnd(stop);
  // It reads on when it is ready, so that the log does not fill the pipe.
  const lines = createInterface({ input: served.stdout });
  const url = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      onLine(line);
      const [, address] = /^Ready: (\S+)$/.exec(line) ?? [];
      if (address !== undefined) resolve(address);
    });
    lines.once('close', () => reject(new Error('The site never got ready.')));
  });
  return { pid: served.pid ?? 0, url, stop };
}
