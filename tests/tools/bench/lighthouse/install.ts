import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { root } from '#tests/root.ts';

const locked = join(root, 'tests/tools/bench/lighthouse/program');

/** Where Lighthouse is installed: in no other folder does a test or a tool look for sources of the project. */
const folder = join(root, 'node_modules/.cache/lighthouse');

/** Installs Lighthouse as locked in `program/`, unless it is. Resolves to its command line program; rejects if npm fails. */
export async function installLighthouse(): Promise<string> {
  const program = join(folder, 'node_modules/.bin/lighthouse');
  if (existsSync(program)) return program;
  console.log('Lighthouse is installed, once.');
  cpSync(locked, folder, { recursive: true });
  await execa('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });
  return program;
}
