import { expect, it } from 'vitest';
import {
  listCommonFiles,
  listExecutedFiles,
  traceExecutedFiles,
} from '#tests/tools/bench/structure/executed-files.ts';

const path = 'domain/time/instant.ts';

function covered(functionName: string, count: number, startOffset = 0) {
  return {
    functionName,
    ranges: [{ startOffset, endOffset: startOffset + 1, count }],
    isBlockCoverage: false,
  };
}

it('lists a file of the project once, with the names of the functions that ran', () => {
  const scripts = [
    { url: path, functions: [covered('later', 2), covered('never', 0)] },
    { url: path, functions: [covered('earlier', 1)] },
    { url: 'node_modules/react/index.js', functions: [covered('render', 1)] },
    { url: 'domain/hall/edition.ts', functions: [covered('never', 0)] },
  ];
  expect(listExecutedFiles(scripts, (url) => url)).toEqual([{ path, functions: ['earlier', 'later'] }]);
});

it('names an arrow function after its member or variable, and lists the file of one that has neither', () => {
  const source =
    'use({ render: async () => 1 }); const ask = /* @__PURE__ */ __name((x) => 2, "ask"); [].map(() => 3);';
  const at = (text: string) => covered('', 1, source.indexOf(text));
  const functions = [at('async () => 1'), at('(x) => 2'), at('() => 3'), covered('__name', 1)];
  expect(listExecutedFiles([{ url: path, functions, source }], (url) => url)).toEqual([
    { path, functions: ['ask', 'render'] },
  ]);
  expect(listExecutedFiles([{ url: path, functions: [at('() => 3')], source }], (url) => url)).toEqual([
    { path, functions: [] },
  ]);
});

it('traces what runs during a task only', async () => {
  const { createInstant, parseInstant } = await import('#domain/time/instant.ts');
  parseInstant('2026-11-26T20:15:00+01:00');
  const files = await traceExecutedFiles(async () => createInstant(0));
  expect(files).toEqual([{ path, functions: ['createInstant'] }]);
});

it('leaves out files and functions that did not run in every trace', () => {
  const [one, other, timer] = ['domain/a.ts', 'domain/b.ts', 'domain/timer.ts'];
  const traces = [
    [
      { path: one, functions: ['read', 'tick'] },
      { path: other, functions: [] },
      { path: timer, functions: ['run'] },
    ],
    [
      { path: one, functions: ['read'] },
      { path: other, functions: ['late'] },
    ],
  ];
  expect(listCommonFiles(traces)).toEqual([
    { path: one, functions: ['read'] },
    { path: other, functions: [] },
  ]);
});
