import { describe, expect, it } from 'vitest';
import type { KeuzehulpState, KeuzehulpAction } from '#domain/recommendation/keuzehulp-state.ts';
import {
  after,
  data,
  known,
  mailRequested,
  saved,
  score,
  start,
  toLoading,
  toSuggestions,
} from '#tests/domain/recommendation/a-short-run.ts';
import {
  restoreStoredKeuzehulp,
  serializeStoredKeuzehulp,
} from '#ui/screens/recommendation/stored-keuzehulp.ts';
import { keuzehulpStorageKey } from '#ui/stores/keuzehulp-storage-keys.ts';

/** A stored state with arbitrary members. */
const stored = (own: object) =>
  JSON.stringify({ ...start, path: [{ question: 'stemming', answers: [] }], locale: 'nl', ...own });

/** Stored suggestions. */
const suggesting = (suggestions: unknown) => ({
  kind: 'suggestions',
  lookup: { kind: 'known', suggestions },
});

describe('a reload', () => {
  const reloaded = (keuzehulp: KeuzehulpState) =>
    restoreStoredKeuzehulp(serializeStoredKeuzehulp(keuzehulp, 'nl'), data, 'nl');

  it.each([
    ['at the suggestions', [...toSuggestions, saved]],
    ['after the mail', [...toSuggestions, saved, mailRequested, { kind: 'scoreUpdated' }]],
  ] as [string, KeuzehulpAction[]][])('KEUZE-8 is restored unchanged %s', (_, events) => {
    const { keuzehulp } = after(start, ...events);
    expect(reloaded(keuzehulp)).toEqual({ keuzehulp, effects: [] });
  });

  it('KEUZE-8 has one storage key, and restores no notice that is invalid', () => {
    expect(keuzehulpStorageKey).toBe('keuzehulp');
    expect(restoreStoredKeuzehulp(stored({ notice: 'hello' }), data, 'nl')?.keuzehulp).toEqual(start);
  });

  it('KEUZE-8 restores no notice with answers that no tree has', () => {
    const notice = { kind: 'failed', retryPath: [{ question: 'stemming', answers: ['x'] }] };
    expect(restoreStoredKeuzehulp(stored({ notice }), data, 'nl')?.keuzehulp).toEqual(start);
  });

  it('KEUZE-9 requests suggestions again in another language', () => {
    const { keuzehulp } = after(start, ...toSuggestions, saved);
    expect(restoreStoredKeuzehulp(serializeStoredKeuzehulp(keuzehulp, 'nl'), data, 'en')).toEqual(
      after(start, ...toLoading),
    );
  });

  it('KEUZE-8 repeats a pending request', () => {
    const loading = after(start, ...toLoading);
    expect(reloaded(loading.keuzehulp)).toEqual(loading);
  });

  it('KEUZE-8 stores no e-mail address, and restores an interrupted save as failed', () => {
    const waiting = after(start, ...toSuggestions, mailRequested).keuzehulp;
    expect(JSON.parse(serializeStoredKeuzehulp(waiting, 'nl'))).toEqual({
      ...waiting,
      mail: { kind: 'idle' },
      locale: 'nl',
    });
    expect(reloaded(waiting)?.keuzehulp).toMatchObject({ score: { kind: 'failed' }, mail: { kind: 'idle' } });
  });

  it.each([
    ['without its hash', { kind: 'saved', score: { id: 3 } }],
    ['without its id', { kind: 'saved', score: { scoreHash: 'f' } }],
    ['that was being saved', { kind: 'saving', score }],
    ['that is none', null],
  ])('KEUZE-8 takes a score %s as not saved', (_, storedScore) => {
    const step = restoreStoredKeuzehulp(
      stored({ kind: 'suggestions', lookup: known, score: storedScore }),
      data,
      'nl',
    );
    expect(step?.keuzehulp).toMatchObject({ score: { kind: 'failed' } });
  });

  it.each([
    ['that failed', { kind: 'failed', scores: { 7: 0.9, 8: '0.8' } }],
    ['that was on its way', { kind: 'asking', scores: { 7: 0.9 } }],
  ])('KEUZE-6 KEUZE-8 can retry a lookup %s, with its scores', (_, lookup) => {
    const step = restoreStoredKeuzehulp(stored({ kind: 'suggestions', lookup }), data, 'nl');
    expect(step).toMatchObject({ keuzehulp: { kind: 'suggestions' }, effects: [] });
    expect(step?.keuzehulp).toHaveProperty('lookup', { kind: 'failed', scores: { 7: 0.9 } });
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another thing', '[]'],
    ['a tree that is gone', JSON.stringify({ ...start, draw: { treeId: 'gone', order: [] } })],
    ['a path of odd things', JSON.stringify({ ...start, kind: 'questionnaire', path: [{ question: 3 }] })],
    [
      'a path with odd answers',
      stored({ kind: 'questionnaire', path: [{ question: 'stemming', answers: 'x' }] }),
    ],
    [
      'a path that goes on where the tree does not',
      stored({
        kind: 'questionnaire',
        path: [
          { question: 'stemming', answers: ['verstild'] },
          { question: 'architectuur', answers: [] },
        ],
      }),
    ],
    ['suggestions that are none', stored(suggesting([1]))],
    ['suggestions without score', stored(suggesting([{ uri: 'a' }]))],
    ['a lookup nobody knows', stored({ kind: 'suggestions', lookup: { kind: 'lost', scores: {} } })],
  ])('KEUZE-8 starts again if storage contains %s', (_, written) => {
    expect(restoreStoredKeuzehulp(written, data, 'nl')).toBeUndefined();
  });
});
