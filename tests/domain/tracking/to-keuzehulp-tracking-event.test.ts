import { describe, expect, it } from 'vitest';
import { reduceKeuzehulp } from '#domain/recommendation/keuzehulp-machine.ts';
import type { KeuzehulpState, KeuzehulpAction } from '#domain/recommendation/keuzehulp-state.ts';
import { toKeuzehulpTrackingEvent } from '#domain/tracking/to-keuzehulp-tracking-event.ts';
import { aQuestionnaire } from '#tests/domain/recommendation/a-questionnaire.ts';

const data = aQuestionnaire({
  answers: aQuestionnaire().answers.map(({ tag }) => ({ tag, answer: { nl: tag, en: `${tag} (en)` } })),
});

const draw = { treeId: 'mood', order: [] };

/** The tracking events of a walk, without events that are not tracked. */
function trackedEvents(...events: readonly KeuzehulpAction[]) {
  let keuzehulp: KeuzehulpState = { kind: 'start', draw, notice: null };
  return events.flatMap((event) => {
    const after = reduceKeuzehulp(keuzehulp, event, data).keuzehulp;
    const tracked = toKeuzehulpTrackingEvent(keuzehulp, event, after, data);
    keuzehulp = after;
    return tracked ? [tracked] : [];
  });
}

const answer = (tag: string): KeuzehulpAction => ({ kind: 'answered', answer: tag });

describe('the tracking events of a keuzehulp run', () => {
  it('TRACK-6 are its start, each answer and step in English, and its end', () => {
    const walk = trackedEvents(
      { kind: 'started' },
      answer('uitbundig'),
      { kind: 'movedOn' },
      answer('barok'),
      answer('gotisch'),
      answer('barok'),
      { kind: 'movedOn' },
      {
        kind: 'recommended',
        key: 'stemming=uitbundig>architectuur=gotisch',
        lookup: { kind: 'known', suggestions: [{ uri: 'a', score: 1 }] },
      },
    );
    const mood = { kind: 'keuzehulpStepTaken', step: 1, question: 'stemming in English?' };
    const building = { kind: 'keuzehulpStepTaken', step: 2, question: 'architectuur in English?' };
    expect(walk).toEqual([
      { kind: 'keuzehulpStarted', tree: 'mood' },
      { ...mood, action: 'answer', answer: 'uitbundig (en)' },
      { ...mood, action: 'next', answer: 'uitbundig (en)' },
      { ...building, action: 'answer', answer: 'barok (en)' },
      { ...building, action: 'answer', answer: 'gotisch (en)' },
      { ...building, action: 'remove', answer: 'barok (en)' },
      { ...building, action: 'next', answer: 'gotisch (en)' },
      { kind: 'keuzehulpEnded', tree: 'mood', steps: 2, results: 1 },
    ]);
  });

  it('TRACK-6 is every step back, with what was chosen there, and a new beginning', () => {
    const [, , back, restart] = trackedEvents(
      { kind: 'started' },
      answer('uitbundig'),
      { kind: 'wentBack' },
      { kind: 'restarted' },
    );
    expect(back).toMatchObject({ action: 'back', answer: 'uitbundig (en)' });
    expect(restart).toMatchObject({ action: 'restart', answer: '' });
  });

  it('TRACK-6 include its end once the concerts are known, also after a retried lookup', () => {
    const key = 'stemming=verstild';
    const scores = { a: 0.9 };
    const walk = trackedEvents(
      { kind: 'started' },
      answer('verstild'),
      { kind: 'movedOn' },
      { kind: 'recommended', key, lookup: { kind: 'failed', scores } },
      { kind: 'lookupAsked' },
      { kind: 'lookedUp', key, lookup: { kind: 'known', suggestions: [] } },
      { kind: 'scoreSaved', key, score: { id: 1, scoreHash: 'hash' } },
      { kind: 'mailAsked', email: 'noor@klankhuis.test' },
      { kind: 'scoreUpdated' },
    );
    expect(walk.slice(3)).toEqual([{ kind: 'keuzehulpEnded', tree: 'mood', steps: 1, results: 0 }]);
  });

  it('TRACK-6 is all that is chosen, with commas between', () => {
    const walk = trackedEvents(
      { kind: 'started' },
      answer('uitbundig'),
      { kind: 'movedOn' },
      answer('barok'),
      answer('gotisch'),
      { kind: 'movedOn' },
    );
    expect(walk.at(-1)).toMatchObject({ action: 'next', answer: 'barok (en), gotisch (en)' });
  });

  it('TRACK-6 is a step without words where the editors have none for it', () => {
    const wordless = { ...data, questions: [], answers: [] };
    const before = { kind: 'questionnaire', draw, path: [{ question: 'stemming', answers: [] }] } as const;
    const after = { ...before, path: [{ question: 'stemming', answers: ['verstild'] }] } as const;
    expect(toKeuzehulpTrackingEvent(before, answer('verstild'), after, wordless)).toMatchObject({
      action: 'answer',
      question: '',
      answer: '',
    });
  });

  it('TRACK-6 exclude events without effect, and results of the Bridge', () => {
    expect(trackedEvents({ kind: 'movedOn' }, { kind: 'wentBack' }, { kind: 'restarted' })).toEqual([]);
    expect(trackedEvents({ kind: 'started' }, { kind: 'movedOn' })).toHaveLength(1);
    const started = trackedEvents(
      { kind: 'started' },
      { kind: 'started' },
      answer('verstild'),
      { kind: 'movedOn' },
      { kind: 'failed', key: 'stemming=verstild' },
    );
    expect(started.map(({ kind }) => kind)).toEqual([
      'keuzehulpStarted',
      'keuzehulpStepTaken',
      'keuzehulpStepTaken',
    ]);
  });
});
