import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '#tests/root.ts';
import type { Outcome, Report } from '#tests/tools/bench/support/report.ts';

const outDir = join(root, 'dist/bench');

/**
 * Measures how many calendars a process renders per second, and with `isProfiled` (`--profile`) whose code takes the time. The measured
 * code is built as the server is, and runs in a separate Node process.
 */
export async function renders(isProfiled: boolean): Promise<Outcome> {
  await buildProgram();
  const compared = await runProgram('compare');
  const profile = isProfiled ? await runProgram('profile') : undefined;
  return {
    kind: 'measured',
    report: { ...compared, tables: [...compared.tables, ...(profile?.tables ?? [])] },
  };
}

async function buildProgram(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      ssr: true,
      outDir,
      sourcemap: true,
      target: 'node20',
      rolldownOptions: { input: { renders: 'tests/tools/bench/renders/main.ts' } },
    },
  });
}

async function runProgram(what: 'compare' | 'profile'): Promise<Report> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(outDir, 'renders.js'), what], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
  });
  const last = stdout.trimEnd().split('\n').at(-1) ?? '';
  return JSON.parse(last) as Report;
}
