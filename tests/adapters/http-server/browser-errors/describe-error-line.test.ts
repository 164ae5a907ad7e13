import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { describeErrorLine } from '#adapters/http-server/browser-errors/describe-error-line.ts';
import { createPositionMapper } from '#adapters/http-server/browser-errors/source-positions.ts';

const line = JSON.stringify({
  level: 'warn',
  at: '2026-11-23T09:00:00.000Z',
  facts: {
    message: 'TypeError: x is undefined',
    frames: '/assets/site-1.js:1:1 /assets/gone-0.js:1:2',
    path: '/concerten',
    build: 'b1',
    browser: 'Safari 17',
  },
  event: 'browser.error',
});

it('OPS-2 an error in the log is described with positions in the sources, where there is a source map', () => {
  const folder = mkdtempSync(join(tmpdir(), 'klankhuis-maps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // The first character of the file is the third line and fifth column of its source.
  const map = { version: 3, sources: ['../../../ui/kit/x.ts'], names: [], mappings: 'AAEI' };
  writeFileSync(join(folder, 'site-1.js.map'), JSON.stringify(map));
  expect(describeErrorLine(line, createPositionMapper(folder))).toBe(
    [
      '2026-11-23T09:00:00.000Z Safari 17, /concerten, build b1',
      'TypeError: x is undefined',
      '  ui/kit/x.ts:3:5',
      '  /assets/gone-0.js:1:2',
    ].join('\n'),
  );
});

it.each(['', 'Ready: http://localhost:3000', line.replace('browser.error', 'browser.other')])(
  'OPS-2 any other line of the log is left out: “%s”',
  (other) => {
    expect(describeErrorLine(other, (frame) => frame)).toBeUndefined();
  },
);
