import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#tests/root.ts';
import { findPart, mutatedParts } from '#tests/tools/mutation/mutated-parts.ts';
import { parseMutationArguments } from '#tests/tools/mutation/parse-arguments.ts';

/** The parts that run, each with its files; null for all of them. */
function toRuns(...words: readonly string[]) {
  const parsed = parseMutationArguments(words);
  return parsed.kind === 'runs'
    ? parsed.runs.map(({ part, mutate }) => [part.name, mutate ?? null])
    : parsed.reason;
}

describe('the arguments of a mutation run', () => {
  it('E15 select every part, unless files are given', () => {
    expect(toRuns()).toEqual(mutatedParts.map(({ name }) => [name, null]));
    expect(toRuns('--mutate', 'domain/sale/**/*.ts,ui/stores/session.store.ts')).toEqual([
      ['domain', ['domain/sale/**/*.ts']],
      ['stores', ['ui/stores/session.store.ts']],
    ]);
  });

  it('ignore earlier results on request', () => {
    expect(parseMutationArguments(['--force'])).toMatchObject({ isForced: true });
    expect(parseMutationArguments([])).toMatchObject({ isForced: false });
  });

  it.each([
    [
      ['--mutate', 'ui/kit/deferred-service.ts'],
      'No rules are mutated at ui/kit/deferred-service.ts. Usage: npm run test:mutation',
    ],
    [['--mutate', 'domain/compare-ascending.ts,ui/'], 'No rules are mutated at ui/.'],
    [['--fast'], "Unknown option '--fast'"],
  ])('are rejected with a reason: %j', (words, reason) => {
    expect(parseMutationArguments(words)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining(reason),
    });
  });

  it('E15 include every loader, store and view model', () => {
    const carriers = ['ui', 'src']
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
          (path) => `${folder}/${path}`,
        ),
      )
      .filter((path) => /\.(loader|store|view-model)\.ts$/.test(path));
    expect(carriers.length).toBeGreaterThan(20);
    expect(carriers.filter((path) => !findPart(path))).toEqual([]);
  });
});
