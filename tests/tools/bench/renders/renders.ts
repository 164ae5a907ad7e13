import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { execa } from 'execa';
import { build } from 'vite';
import { root } from '#tests/root.ts';
import type { Report } from '#tests/tools/bench/support/report.ts';

const outDir = join(root, 'dist/bench');

/** Measures how many calendars a process renders per second of CPU time. The code is built as the server is, and runs in a separate process. */
export async function measureRenders(rounds = 18): Promise<Report> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      rolldownOptions: { input: { renders: 'tests/tools/bench/renders/compare-renderers.ts' } },
    },
  });
  const words = [join(outDir, 'renders.js'), String(rounds)];
  const { stdout } = await execa(process.execPath, words, { cwd: root, env: { NODE_OPTIONS: '' } });
  return JSON.parse(stdout.split('\n').at(-1) ?? '') as Report;
}
