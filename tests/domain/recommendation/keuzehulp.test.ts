import { describe, expect, it } from 'vitest';
import { reduceKeuzehulp } from '#domain/recommendation/keuzehulp-machine.ts';
import type { KeuzehulpState, KeuzehulpAction } from '#domain/recommendation/keuzehulp-state.ts';
import { aQuestionnaire } from '#tests/domain/recommendation/a-questionnaire.ts';
import {
  after,
  key,
  known,
  mailRequested,
  saved,
  score,
  start,
  toLoading,
  toSuggestions,
} from '#tests/domain/recommendation/a-short-run.ts';

const notSaved: KeuzehulpAction = { kind: 'scoreNotSaved', key };

describe('the keuzehulp', () => {
  it('KEUZE-1 continues from the start to the first question', () => {
    expect(after(start, { kind: 'started' }).keuzehulp).toMatchObject({
      kind: 'questionnaire',
      path: [{ question: 'stemming', answers: [] }],
    });
  });

  it('KEUZE-2 requests recommendations at a leaf', () => {
    const { keuzehulp, effects } = after(start, ...toLoading);
    expect(keuzehulp.kind).toBe('loading');
    expect(effects).toEqual([{ kind: 'request' }]);
  });

  it('KEUZE-2 accepts one answer to a single-answer question, and several to a multiple-answer question', () => {
    const { keuzehulp } = after(
      start,
      { kind: 'started' },
      { kind: 'answered', answer: 'verstild' },
      { kind: 'answered', answer: 'uitbundig' },
      { kind: 'movedOn' },
      { kind: 'answered', answer: 'barok' },
      { kind: 'answered', answer: 'modern' },
    );
    expect(keuzehulp).toMatchObject({ path: [{ answers: ['uitbundig'] }, { answers: ['barok', 'modern'] }] });
  });

  it('KEUZE-3 returns to the last question from the suggestions and while they load', () => {
    for (const steps of [toLoading, toSuggestions]) {
      expect(after(start, ...steps, { kind: 'wentBack' }).keuzehulp).toMatchObject({
        kind: 'questionnaire',
        path: [{ question: 'stemming', answers: ['verstild'] }],
      });
    }
  });

  it('KEUZE-6 keeps the scores of a failed lookup, and retries it on request', () => {
    const scores = { 7: 0.9 };
    const failed = after(start, ...toLoading, {
      kind: 'recommended',
      key,
      lookup: { kind: 'failed', scores },
    });
    expect(failed.effects).toMatchObject([{ kind: 'saveScore' }]);
    const requested = after(failed.keuzehulp, { kind: 'lookupAsked' });
    expect(requested.effects).toEqual([{ kind: 'request' }]);
    expect(after(requested.keuzehulp, { kind: 'lookupAsked' })).toEqual({
      keuzehulp: requested.keuzehulp,
      effects: [],
    });
    const late = after(requested.keuzehulp, { kind: 'lookedUp', key: 'other', lookup: known });
    expect(late.keuzehulp).toEqual(requested.keuzehulp);
    const found = after(requested.keuzehulp, { kind: 'lookedUp', key, lookup: known });
    expect(found).toMatchObject({ keuzehulp: { lookup: known, score: { kind: 'saving' } }, effects: [] });
  });

  it('KEUZE-6 leaves a lookup as it is, whatever else happens meanwhile', () => {
    const lookup = { kind: 'failed', scores: { 7: 0.9 } } as const;
    const failed = after(start, ...toLoading, { kind: 'recommended', key, lookup }).keuzehulp;
    const asking = after(failed, { kind: 'lookupAsked' }).keuzehulp;
    expect(after(failed, saved).keuzehulp).toMatchObject({ lookup, score: { kind: 'saved' } });
    expect(after(asking, saved).keuzehulp).toMatchObject({
      lookup: { ...lookup, kind: 'asking' },
      score: { kind: 'saved' },
    });
    const shown = after(start, ...toSuggestions).keuzehulp;
    expect(after(shown, { kind: 'lookedUp', key, lookup }).keuzehulp).toEqual(shown);
  });

  it('KEUZE-4 contains only the failure and its path', () => {
    expect(after(start, { kind: 'started' }).effects).toEqual([]);
    expect(after(start, ...toLoading, saved)).toEqual({
      keuzehulp: after(start, ...toLoading).keuzehulp,
      effects: [],
    });
  });

  it('KEUZE-4 returns to the start after a failure, without path and score, with a notice to retry', () => {
    const { keuzehulp, effects } = after(start, ...toLoading, { kind: 'failed', key });
    expect(keuzehulp).toEqual({
      ...start,
      notice: { kind: 'failed', retryPath: [{ question: 'stemming', answers: ['verstild'] }] },
    });
    expect(effects).toEqual([]);
    expect(after(keuzehulp, { kind: 'started' }, { kind: 'wentBack' }).keuzehulp).toEqual(start);
  });

  it.each([
    ['answer', { kind: 'recommended', key: 'other', lookup: known }],
    ['failure', { kind: 'failed', key: 'other' }],
  ] as const)('KEUZE-4 ignores the late %s to another selection', (_, event) => {
    expect(after(start, ...toLoading, event).keuzehulp.kind).toBe('loading');
  });

  it('KEUZE-4 clears path, score and all when started over', () => {
    expect(after(start, ...toSuggestions, saved, { kind: 'restarted' }).keuzehulp).toEqual(start);
  });

  it('KEUZE-1 stays at its question if the questions were removed', () => {
    const asking = after(start, { kind: 'started' }).keuzehulp;
    const bare = aQuestionnaire({ questions: [] });
    expect(reduceKeuzehulp(asking, { kind: 'answered', answer: 'verstild' }, bare).keuzehulp).toEqual(asking);
  });

  it('KEUZE-1 stays at the start if the tree was removed', () => {
    const elsewhere: KeuzehulpState = { ...start, draw: { treeId: 'gone', order: [] } };
    expect(after(elsewhere, { kind: 'started' }).keuzehulp).toBe(elsewhere);
  });
});

describe('the score', () => {
  it('KEUZE-7 is saved when the suggestions are there', () => {
    expect(after(start, ...toSuggestions).effects).toEqual([
      { kind: 'saveScore', key, body: { stemming: 'verstild' } },
    ]);
  });

  it('KEUZE-7 is updated by id and hash when the mail block sends an address', () => {
    const { keuzehulp, effects } = after(start, ...toSuggestions, saved, mailRequested);
    expect(effects).toEqual([{ kind: 'updateScore', score, email: 'anna@example.org' }]);
    expect(keuzehulp).toMatchObject({ mail: { kind: 'sending' } });
    expect(after(keuzehulp, { kind: 'scoreUpdated' }).keuzehulp).toEqual({
      ...keuzehulp,
      mail: { kind: 'sent' },
    });
  });

  it('KEUZE-7 is waited for where it is still being saved', () => {
    const waiting = after(start, ...toSuggestions, mailRequested);
    expect(waiting.effects).toEqual([]);
    expect(after(waiting.keuzehulp, saved).effects).toMatchObject([{ kind: 'updateScore', score }]);
    expect(after(waiting.keuzehulp, notSaved).effects).toMatchObject([
      { kind: 'saveScore', email: 'anna@example.org' },
    ]);
  });

  it('KEUZE-7 is saved along with the address where it could not be saved before', () => {
    const { keuzehulp, effects } = after(start, ...toSuggestions, notSaved, mailRequested);
    expect(keuzehulp).toMatchObject({ score: { kind: 'saving' }, mail: { kind: 'sending' } });
    expect(effects).toEqual([
      { kind: 'saveScore', key, body: { stemming: 'verstild' }, email: 'anna@example.org' },
    ]);
    expect(after(keuzehulp, saved).keuzehulp).toEqual({
      ...keuzehulp,
      score: { kind: 'saved', score },
      mail: { kind: 'sent' },
    });
    expect(after(keuzehulp, notSaved).keuzehulp).toEqual({
      ...keuzehulp,
      score: { kind: 'failed' },
      mail: { kind: 'failed' },
    });
  });

  it('KEUZE-7 shows a failure in the mail block, and allows a retry', () => {
    const failed = after(start, ...toSuggestions, saved, mailRequested, { kind: 'scoreNotUpdated' });
    expect(failed.keuzehulp).toMatchObject({ kind: 'suggestions', lookup: known, mail: { kind: 'failed' } });
    expect(after(failed.keuzehulp, mailRequested).effects).toHaveLength(1);
  });

  it('KEUZE-7 sends an e-mail address once, however often it is submitted', () => {
    expect(after(start, ...toSuggestions, saved, mailRequested, mailRequested).effects).toEqual([]);
    const other: KeuzehulpAction = { kind: 'mailAsked', email: 'bram@example.org' };
    const { effects } = after(start, ...toSuggestions, mailRequested, other, saved);
    expect(effects).toEqual([{ kind: 'updateScore', score, email: 'anna@example.org' }]);
  });

  it('KEUZE-7 takes no score that was saved for another selection', () => {
    const late: KeuzehulpAction = { kind: 'scoreSaved', key: 'other', score };
    expect(after(start, ...toSuggestions, late).keuzehulp).toMatchObject({ score: { kind: 'saving' } });
    const lateFailure: KeuzehulpAction = { kind: 'scoreNotSaved', key: 'other' };
    expect(after(start, ...toSuggestions, lateFailure).keuzehulp).toMatchObject({
      score: { kind: 'saving' },
    });
  });

  it('KEUZE-7 does not change with what belongs to another state', () => {
    const shown = after(start, ...toSuggestions, saved).keuzehulp;
    const others: readonly KeuzehulpAction[] = [
      ...toSuggestions,
      { kind: 'failed', key },
      { kind: 'lookupAsked' },
      { kind: 'lookedUp', key, lookup: known },
    ];
    for (const other of others) expect(after(shown, other)).toEqual({ keuzehulp: shown, effects: [] });
  });

  it('KEUZE-7 leaves the mail block idle without a submission', () => {
    expect(after(start, ...toSuggestions, notSaved).keuzehulp).toMatchObject({
      score: { kind: 'failed' },
      mail: { kind: 'idle' },
    });
  });

  it('KEUZE-7 ignores results about a mail that was not sent', () => {
    for (const kind of ['scoreUpdated', 'scoreNotUpdated'] as const) {
      expect(after(start, ...toSuggestions, saved, { kind }).keuzehulp).toMatchObject({
        mail: { kind: 'idle' },
      });
    }
  });
});
