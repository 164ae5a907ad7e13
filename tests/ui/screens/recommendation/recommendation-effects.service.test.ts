import { describe, expect, it } from 'vitest';
import type { KeuzehulpAction, KeuzehulpState } from '#domain/recommendation/keuzehulp-state.ts';
import type { SelectionPath } from '#domain/recommendation/selection-path.ts';
import type { SuggestionLookupState } from '#domain/recommendation/suggestions.ts';
import { minuteMs } from '#domain/time/instant.ts';
import { flushPromises } from '#tests/support/pending-calls.ts';
import { aRun } from '#tests/ui/screens/recommendation/a-run.ts';
import { RecommendationEffects } from '#ui/screens/recommendation/recommendation-effects.service.ts';
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
  const actions: KeuzehulpAction[] = [];
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const effects = new RecommendationEffects(ports, 'nl', (action) => actions.push(action));
  effects.setUser(null);
  /** The result of a request for suggestions. */
  const recommend = async () => {
    effects.request(loading, signal);
    await flushPromises();
    await bridge.answer('recommend');
    return actions.at(-1);
  };
  return { effects, bridge, search, logger, clock, actions, lifetime, signal, recommend };
}

describe('the effects of a run after they have been aborted', () => {
  it.each([
    ['recommend', 'deliver'],
    ['recommend', 'fail'],
    ['save', 'deliver'],
    ['save', 'fail'],
    ['mail', 'deliver'],
    ['mail', 'fail'],
  ] as const)('LIST-15 report and log nothing of a request (%s, %s)', async (kind, outcome) => {
    const { effects, bridge, logger, actions, lifetime, signal } = setUp();
    const effect = { recommend: { kind: 'request' }, save: saving, mail: mailing } as const;
    effects.run(effect[kind], loading, signal);
    lifetime.abort();
    await bridge.answer(kind, outcome);
    expect([bridge.requests.length, actions, logger.entries]).toEqual([1, [], []]);
  });

  it.each([
    ['before', 0],
    ['after', 1],
  ])('LIST-15 report nothing of a lookup that was aborted %s its request', async (when, requestCount) => {
    const { effects, search, actions, lifetime, signal } = setUp();
    if (when === 'before') lifetime.abort();
    effects.request(suggestionsWith({ kind: 'asking', scores: { 101: 0.4 } }), signal);
    lifetime.abort();
    await flushPromises();
    expect([search.questions.length, actions]).toEqual([requestCount, []]);
  });
});

it.each(['failed', 'known'] as const)('KEUZE-6 looks nothing up unless it is pending (%s)', async (kind) => {
  const { effects, search, actions, signal } = setUp();
  const lookup = kind === 'known' ? { kind, suggestions: [] } : { kind, scores: { 101: 0.4 } };
  effects.request(suggestionsWith(lookup), signal);
  await flushPromises();
  expect([search.questions, actions]).toEqual([[], []]);
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
