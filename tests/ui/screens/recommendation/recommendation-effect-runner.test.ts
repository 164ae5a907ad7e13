import { describe, expect, it } from 'vitest';
import type { KeuzehulpAction } from '#domain/recommendation/keuzehulp-state.ts';
import { flushPromises } from '#tests/support/pending-calls.ts';
import { aRun } from '#tests/ui/screens/recommendation/a-run.ts';
import { RecommendationEffectRunner } from '#ui/screens/recommendation/recommendation-effect-runner.ts';

const path = [{ question: 'stemming', answers: ['verstild'] }] as const;
const draw = { treeId: 'mood', order: [] };
const saving = { kind: 'saveScore', key: 'k', body: { stemming: 'verstild' } } as const;
const mailing = {
  kind: 'updateScore',
  score: { id: 1, scoreHash: 'ab'.repeat(32) },
  email: 'noor@klankhuis.test',
} as const;

function setUp() {
  const { bridge, search, logger, advice } = aRun();
  const events: KeuzehulpAction[] = [];
  const lifetime = new AbortController();
  const effects = new RecommendationEffectRunner(advice, logger, (event) => events.push(event));
  effects.setUser(null);
  return { effects, bridge, search, logger, events, lifetime };
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
    const { effects, bridge, logger, events, lifetime } = setUp();
    const effect = {
      recommend: () => effects.recommend({ kind: 'loading', draw, path }, 'nl', lifetime.signal),
      save: () => effects.save(saving, lifetime.signal),
      mail: () => effects.mail(mailing, lifetime.signal),
    }[kind];
    void effect();
    lifetime.abort();
    await bridge.answer(kind, outcome);
    expect([bridge.requests.length, events, logger.entries]).toEqual([1, [], []]);
  });

  it.each([
    ['before', 0],
    ['after', 1],
  ])('LIST-15 report nothing of a lookup that was aborted %s its request', async (when, requestCount) => {
    const { effects, search, events, lifetime } = setUp();
    const lookup = { kind: 'asking', scores: { 101: 0.4 } } as const;
    if (when === 'before') lifetime.abort();
    void effects.lookUp(
      { kind: 'suggestions', draw, path, lookup, score: { kind: 'saving' }, mail: { kind: 'idle' } },
      'nl',
      lifetime.signal,
    );
    lifetime.abort();
    await flushPromises();
    expect([search.questions.length, events]).toEqual([requestCount, []]);
  });

  it.each(['failed', 'known'] as const)('KEUZE-6 look nothing up unless it is pending (%s)', async (kind) => {
    const { effects, search, events, lifetime } = setUp();
    const lookup = kind === 'known' ? { kind, suggestions: [] } : { kind, scores: { 101: 0.4 } };
    await effects.lookUp(
      { kind: 'suggestions', draw, path, lookup, score: { kind: 'saving' }, mail: { kind: 'idle' } },
      'nl',
      lifetime.signal,
    );
    expect([search.questions, events]).toEqual([[], []]);
  });
});
