import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Outcome, Report } from '#tests/bench/support/report.ts';
import { root } from '#tests/root.ts';

const outDir = join(root, 'dist/bench');

/** Measures how many calendars a process renders per second. The measured code is built as the server is, and runs in a separate Node process. */
export async function renders(): Promise<Outcome> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      rolldownOptions: { input: { renders: 'tests/bench/renders/main.ts' } },
    },
  });
  const { stdout } = await promisify(execFile)(process.execPath, [join(outDir, 'renders.js')], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
  });
  const last = stdout.trimEnd().split('\n').at(-1) ?? '';
  return { kind: 'measured', report: JSON.parse(last) as Report };
}
