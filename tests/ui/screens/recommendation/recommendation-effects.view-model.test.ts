import { describe, expect, it } from 'vitest';
import type { KeuzehulpEvent } from '#domain/recommendation/keuzehulp.ts';
import { aRun, settled } from '#tests/ui/screens/recommendation/a-run.ts';
import { RecommendationEffects } from '#ui/screens/recommendation/recommendation-effects.view-model.ts';

const path = [{ question: 'stemming', answers: ['verstild'] }] as const;
const draw = { treeId: 'mood', order: [] };
const saving = { kind: 'saveScore', key: 'k', body: { stemming: 'verstild' } } as const;
const mailing = {
  kind: 'updateScore',
  score: { id: 1, scoreHash: 'ab'.repeat(32) },
  email: 'noor@klankhuis.test',
} as const;

function running() {
  const { bridge, search, logger, advice } = aRun();
  const told: KeuzehulpEvent[] = [];
  const life = new AbortController();
  const errands = new RecommendationEffects(advice, logger, (event) => told.push(event));
  errands.setUser(null);
  return { errands, bridge, search, logger, told, life };
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
    const { errands, bridge, logger, told, life } = running();
    const errand = {
      recommend: () => errands.recommend({ kind: 'loading', draw, path }, 'nl', life.signal),
      save: () => errands.save(saving, life.signal),
      mail: () => errands.mail(mailing, life.signal),
    }[kind];
    void errand();
    life.abort();
    await bridge.answer(kind, outcome);
    expect([bridge.asked.length, told, logger.entries]).toEqual([1, [], []]);
  });

  it.each([
    ['before', 0],
    ['after', 1],
  ])('LIST-15 report nothing of a lookup that was aborted %s its request', async (when, asked) => {
    const { errands, search, told, life } = running();
    const lookup = { kind: 'asking', scores: { 101: 0.4 } } as const;
    if (when === 'before') life.abort();
    void errands.lookUp(
      { kind: 'suggestions', draw, path, lookup, score: { kind: 'saving' }, mail: { kind: 'idle' } },
      'nl',
      life.signal,
    );
    life.abort();
    await settled();
    expect([search.questions.length, told]).toEqual([asked, []]);
  });

  it.each(['failed', 'known'] as const)('KEUZE-6 look nothing up unless it is pending (%s)', async (kind) => {
    const { errands, search, told, life } = running();
    const lookup = kind === 'known' ? { kind, suggestions: [] } : { kind, scores: { 101: 0.4 } };
    await errands.lookUp(
      { kind: 'suggestions', draw, path, lookup, score: { kind: 'saving' }, mail: { kind: 'idle' } },
      'nl',
      life.signal,
    );
    expect([search.questions, told]).toEqual([[], []]);
  });
});
