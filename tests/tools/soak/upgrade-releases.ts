import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '#tests/root.ts';
import { copyOfProject } from '#tests/support/project-copy.ts';
import { run } from '#tests/tools/run/command.ts';

/** A build of the site, in a folder of its own. */
export interface Release {
  readonly folder: string;
  remove(): void;
}

/** One running instance of a release. */
export interface Instance {
  /** Shuts it down as a process manager does, and waits until it has exited. */
  stop(): Promise<void>;
}

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

/** The build in `dist`. */
export const builtRelease: Release = { folder: root, remove: () => {} };

/** Builds a release with some changes. Rejects with the output of a build that fails. */
export async function buildNextRelease(changes: readonly Change[] = [changedConstant]): Promise<Release> {
  const copy = copyOfProject();
  // It links to the build in `dist`.
  rmSync(join(copy.folder, 'dist'), { force: true });
  for (const { file, from, to } of changes) {
    const path = join(copy.folder, file);
    const source = readFileSync(path, 'utf8');
    const next = source.replace(from, to);
    if (next === source) throw new Error(`${file} does not contain ${from}`);
    writeFileSync(path, next);
  }
  await runOrThrow(['npm', 'run', 'build'], copy.folder);
  return copy;
}

/** Publishes the browser files of a release in a folder, as its container does. */
export async function publishRelease({ folder }: Release, sharedAssets: string): Promise<void> {
  await runOrThrow([process.execPath, 'dist/server/publish-assets.js', sharedAssets], folder);
}

async function runOrThrow(command: readonly [string, ...string[]], folder: string): Promise<void> {
  const { code, output } = await run(command, folder, { NODE_ENV: '', VITEST: '' });
  if (code !== 0) throw new Error(output);
}

/** Starts an instance of a release, and waits until it is ready. */
export async function startInstance(
  { folder }: Release,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Instance> {
  const served = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await isReady(served);
  return {
    stop: async () => {
      const exited = once(served, 'exit');
      served.kill('SIGTERM');
      await exited;
    },
  };
}

async function isReady({ stdout }: ChildProcess): Promise<void> {
  if (!stdout) throw new Error('The instance has no output.');
  // It reads on afterwards, so that the log does not fill the pipe.
  const lines = createInterface({ input: stdout });
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => line.startsWith('Ready: ') && resolve());
    lines.once('close', () => reject(new Error('The instance exited before it was ready.')));
  });
}
