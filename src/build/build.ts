import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { type BuiltHall, chooseHallFolderOrExit } from '#src/server/hall.ts';

const builtHallFile = 'dist/hall.json';

/**
 * `npm run build -- --hall nachtpont`: builds the site of a hall: for browsers, its service worker, and for Node. `--start` (`npm start`) starts it.
 */
const { hall, start } = parseArgs({
  options: { hall: { type: 'string' }, start: { type: 'boolean', default: false } },
}).values;
const folder = chooseHallFolderOrExit(hall);
// A build that fails is no hall's.
rmSync(builtHallFile, { force: true });
await build();
await build({ mode: 'worker' });
await build({ build: { ssr: true } });
writeFileSync(builtHallFile, `${JSON.stringify({ folder } satisfies BuiltHall)}\n`);

if (start) {
  const site = spawn(process.execPath, ['dist/server/start.js'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => site.kill(signal));
  site.once('exit', (code) => process.exit(code ?? 1));
}
