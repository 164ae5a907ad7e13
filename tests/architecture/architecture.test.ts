import { describe, expect, it } from 'vitest';
import { allRules } from '#tests/architecture/rules/all-rules.ts';
import { technologies } from '#tests/architecture/rules/layer-rules.ts';
import { formatViolation } from '#tests/architecture/rules/rule.ts';
import { findLayer, type Layer, layers, readTree } from '#tests/architecture/source/tree.ts';

/** The minimum number of files per layer: with fewer, the test has read the wrong folder. */
const atLeast: Readonly<Record<Layer, number>> = {
  domain: 40,
  ports: 10,
  adapters: 20,
  ui: 30,
  src: 20,
  fixtures: 20,
  tests: 40,
};

const files = readTree();

describe('the architecture', () => {
  it.each(layers)('has files in %s', (layer) => {
    const seen = files.filter(({ path }) => findLayer(path) === layer);
    expect(seen.length).toBeGreaterThanOrEqual(atLeast[layer]);
  });

  it('lists the packages of every adapter', () => {
    const islands = files.flatMap(({ path }) => /^adapters\/([^/]+)\//.exec(path)?.[1] ?? []);
    expect([...new Set(islands)].filter((island) => !(island in technologies))).toEqual([]);
  });

  it.each(allRules.map((rule) => [rule.name, rule] as const))('%s', (_, { breaches }) => {
    expect(breaches(files).map(formatViolation)).toEqual([]);
  });
});
