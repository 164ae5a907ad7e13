import type { Profiler } from 'node:inspector';
import { expect, it } from 'vitest';
import { findSampledFunctions, sumByOwner } from '#tests/tools/bench/renders/work-by-owner.ts';

function aNode(id: number, functionName: string, url: string): Profiler.ProfileNode {
  return { id, callFrame: { functionName, scriptId: '1', url, lineNumber: id, columnNumber: 0 } };
}

const profile: Profiler.Profile = {
  nodes: [
    aNode(1, 'jsx', 'file:///site/node_modules/react/jsx.js'),
    aNode(2, 'Link', 'file:///site/dist/renders.js'),
    aNode(3, 'Link', 'file:///site/dist/renders.js'),
    aNode(4, 'query', 'file:///site/node_modules/@inversifyjs/core/index.js'),
    aNode(5, '(garbage collector)', ''),
    aNode(6, 'parse', 'node:internal/url'),
  ],
  startTime: 0,
  endTime: 1000,
  samples: [1, 2, 3, 4, 5, 6, 2],
  timeDeltas: [300, 100, 100, 150, 50, 100, 200],
};

const findSource = (url: string, line: number) =>
  url.endsWith('renders.js') && line < 4 ? 'ui/kit/link.tsx' : undefined;

it('a CPU profile gives the own time of each function, by its source', () => {
  const [first, ...others] = findSampledFunctions(profile, findSource);
  expect(first).toEqual({ name: 'Link', file: 'ui/kit/link.tsx', share: 0.4 });
  expect(others[0]?.file).toBe('node_modules/react/jsx.js');
  expect(others.map(({ name }) => name)).toEqual(['jsx', 'query', 'parse', '(garbage collector)']);
});

it('a CPU profile gives the work of packages, of folders, of Node and of garbage collection', () => {
  const shares = sumByOwner(findSampledFunctions(profile, findSource));
  expect(shares).toEqual([
    { owner: 'ui/', share: 0.4 },
    { owner: 'react', share: 0.3 },
    { owner: '@inversifyjs/core', share: 0.15 },
    { owner: 'Node and V8', share: 0.1 },
    { owner: 'garbage collection', share: 0.05 },
  ]);
});
