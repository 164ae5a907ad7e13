import { describe, expect, it } from 'vitest';
import type { KeuzehulpAction, KeuzehulpState } from '#domain/recommendation/keuzehulp-state.ts';
import { type SelectionPath, serializeSelectionPath } from '#domain/recommendation/selection-path.ts';
import type { ConcertScores, SuggestionLookupState } from '#domain/recommendation/suggestions.ts';
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

/** The effects, with a Bridge that returns these scores. */
function setUp(scores: ConcertScores = { 101: 0.4, 102: 0.9 }) {
  const { ports, bridge, search, logger, clock } = aRun();
  bridge.scores = scores;
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

describe('suggestions', () => {
  const key = serializeSelectionPath(path);

  it('KEUZE-6 CALL-26 CALL-28 combine the Bridge’s scores and the search’s concerts, best first', async () => {
    const { recommend } = setUp();
    const suggestions = [
      { uri: 'concerten/102', score: 0.9 },
      { uri: 'concerten/101', score: 0.4 },
    ];
    expect(await recommend()).toEqual({ kind: 'recommended', key, lookup: { kind: 'known', suggestions } });
  });

  it('CALL-28 are cached for a quarter of an hour', async () => {
    const { clock, bridge, recommend } = setUp();
    const first = await recommend();
    clock.advance(15 * minuteMs - 1);
    expect([await recommend(), bridge.requests.length]).toEqual([first, 1]);
    clock.advance(1);
    expect([await recommend(), bridge.requests.length]).toEqual([first, 2]);
  });

  it('KEUZE-6 keep the scores if the search is unavailable, and are not cached', async () => {
    const { bridge, search, recommend } = setUp({ 101: 0.4 });
    search.isAway = true;
    const lookup = { kind: 'failed', scores: { 101: 0.4 } };
    expect(await recommend()).toEqual({ kind: 'recommended', key, lookup });
    await recommend();
    expect(bridge.requests).toHaveLength(2);
  });
});

describe('a saved run', () => {
  it.each([
    [undefined, {}],
    ['no address', {}],
    [' noor@hall.test ', { email: 'noor@hall.test' }],
  ])('CALL-29 has the mail address if there is one: %s', async (email, sent) => {
    const { effects, bridge, signal } = setUp();
    effects.run({ ...saving, ...(email !== undefined && { email }) }, null, signal);
    expect(bridge.given('save')).toEqual([{ answers: saving.body, ...sent }]);
  });

  it('CALL-30 is mailed to a valid address only', async () => {
    const { effects, bridge, actions, signal } = setUp();
    effects.run({ ...mailing, email: 'no address' }, null, signal);
    await flushPromises();
    expect([bridge.given('mail'), actions]).toEqual([[], [{ kind: 'scoreNotUpdated' }]]);
    effects.run(mailing, null, signal);
    expect(bridge.given('mail')).toEqual([{ ...score, email: mailing.email }]);
  });
});

it('E12 KEUZE-6 stores all of them under one key, so that they can be cleared together', () => {
  expect(keuzehulpSuggestionsStorageKey).toBe('recommendations');
});
