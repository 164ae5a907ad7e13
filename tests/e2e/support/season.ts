import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createHall, type DatedHall } from '#fixtures/hall/hall.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { root } from '#tests/root.ts';
import '#tests/support/hall-time.setup.ts';

/** The season of the run, as plain data. */
export const season = readSeason();

/**
 * Generating it takes two seconds of processor time. The process that collects the tests does so; the workers, which it starts, read what
 * it wrote.
 */
function readSeason(): DatedHall {
  const written = process.env['SEASON_FILE'];
  if (written !== undefined) return JSON.parse(readFileSync(written, 'utf8')) as DatedHall;
  const generated = createHall(1888, afternoon);
  const file = join(root, '.sandbox/e2e-season.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(generated));
  process.env['SEASON_FILE'] = file;
  return generated;
}
