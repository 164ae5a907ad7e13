import { expect, it } from 'vitest';
import type {
  KeuzehulpAction,
  KeuzehulpEffect,
  KeuzehulpState,
} from '#domain/recommendation/keuzehulp-state.ts';
import type { SelectionPath } from '#domain/recommendation/selection-path.ts';
import type { SuggestionLookupState } from '#domain/recommendation/suggestions.ts';
import { minuteMs } from '#domain/time/instant.ts';
import { flushPromises } from '#tests/support/pending-calls.ts';
import { aRun } from '#tests/ui/screens/recommendation/a-run.ts';
import { runKeuzehulpEffect } from '#ui/screens/recommendation/keuzehulp-effects.ts';
import { keuzehulpSuggestionsStorageKey } from '#ui/stores/keuzehulp-storage-keys.ts';

const path: SelectionPath = [{ question: 'stemming', answers: ['verstild'] }];
const draw = { treeId: 'mood', order: [] };
const loading: KeuzehulpState = { kind: 'loading', draw, path };
const saving = { kind: 'saveScore', key: 'k', body: { stemming: 'verstild' } } as const;
const score = { id: 1, scoreHash: 'ab'.repeat(32) };
const mailing = { kind: 'updateScore', score, email: 'noor@klankhuis.test' } as const;

function suggestionsWith(lookup: SuggestionLookupState): KeuzehulpState {
  return { kind: 'suggestions', draw, path, lookup, score: { kind: 'saving' }, mail: { kind: 'idle' } };
}

function setUp() {
  const { ports, bridge, search, logger, clock } = aRun();
  const lifetime = new AbortController();
  const run = (effect: KeuzehulpEffect, keuzehulp: KeuzehulpState = loading) =>
    runKeuzehulpEffect(effect, { locale: 'nl', keuzehulp, readUser: () => null }, ports, lifetime.signal);
  /** The result of a request for suggestions. */
  const recommend = async (): Promise<KeuzehulpAction | null> => {
    const result = run({ kind: 'request' });
    await flushPromises();
    await bridge.answer('recommend');
    return result;
  };
  return { run, bridge, search, logger, clock, lifetime, recommend };
}

it.each(['recommend', 'save', 'mail'] as const)(
  'LIST-15 logs no failure of an aborted request (%s)',
  async (kind) => {
    const { run, bridge, logger, lifetime } = setUp();
    void run(({ recommend: { kind: 'request' }, save: saving, mail: mailing } as const)[kind]);
    lifetime.abort();
    await bridge.answer(kind, 'fail');
    expect([bridge.requests.length, logger.entries]).toEqual([1, []]);
  },
);

it.each(['failed', 'known'] as const)('KEUZE-6 looks nothing up unless it is pending (%s)', async (kind) => {
  const { run, search } = setUp();
  const lookup = kind === 'known' ? { kind, suggestions: [] } : { kind, scores: { 101: 0.4 } };
  expect([await run({ kind: 'request' }, suggestionsWith(lookup)), search.questions]).toEqual([null, []]);
});

it('CALL-28 suggestions are cached for a quarter of an hour', async () => {
  const { clock, bridge, recommend } = setUp();
  const first = await recommend();
  clock.advance(15 * minuteMs - 1);
  expect([await recommend(), bridge.requests.length]).toEqual([first, 1]);
  clock.advance(1);
  expect([await recommend(), bridge.requests.length]).toEqual([first, 2]);
});

it('E12 KEUZE-6 stores all of them under one key, so that they can be cleared together', () => {
  expect(keuzehulpSuggestionsStorageKey).toBe('recommendations');
});
