import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPart, mutatedParts } from '#tests/mutation/mutated-parts.ts';
import { parseMutationArguments } from '#tests/mutation/parse-arguments.ts';
import { root } from '#tests/root.ts';

/** The parts that run, each with its files; null for all of them. */
function toRuns(...words: readonly string[]) {
  const parsed = parseMutationArguments(words);
  return parsed.kind === 'runs'
    ? parsed.runs.map(({ part, mutate }) => [part.name, mutate ?? null])
    : parsed.reason;
}

describe('breaking rules on purpose', () => {
  it('E15 takes every part in turn, unless files are named', () => {
    expect(toRuns()).toEqual(mutatedParts.map(({ name }) => [name, null]));
    expect(toRuns('--mutate', 'domain/sale/**/*.ts,ui/stores/session.store.ts')).toEqual([
      ['domain', ['domain/sale/**/*.ts']],
      ['stores', ['ui/stores/session.store.ts']],
    ]);
  });

  it('tries everything anew where it is told to', () => {
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
  ])('says what it cannot do: %j', (words, reason) => {
    expect(parseMutationArguments(words)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining(reason),
    });
  });

  it('E15 knows every loader, store and view model there is', () => {
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
