import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reduceKeuzehulp } from '#domain/recommendation/keuzehulp-machine.ts';
import type { KeuzehulpState, KeuzehulpAction } from '#domain/recommendation/keuzehulp-state.ts';
import { aQuestionnaire } from '#tests/domain/recommendation/a-questionnaire.ts';
import {
  isKeuzehulpFragment,
  parseKeuzehulpFragment,
  toKeuzehulpFragment,
} from '#ui/screens/recommendation/keuzehulp-address.ts';

const data = aQuestionnaire();
const start: KeuzehulpState = { kind: 'start', draw: { treeId: 'mood', order: [] }, notice: null };

function after(...events: readonly KeuzehulpAction[]): KeuzehulpState {
  return events.reduce((so, event) => reduceKeuzehulp(so, event, data).keuzehulp, start);
}

const answer = (tag: string): KeuzehulpAction => ({ kind: 'answered', answer: tag });
const onward: KeuzehulpAction = { kind: 'movedOn' };

describe('the address of a run', () => {
  it('KEUZE-6 is that of the result after the last answer', () => {
    const loading = after(
      { kind: 'started' },
      answer('uitbundig'),
      onward,
      answer('barok'),
      answer('gotisch'),
      onward,
    );
    expect(loading.kind).toBe('loading');
    expect(toKeuzehulpFragment(loading)).toBe('#result/mood/uitbundig/barok+gotisch');
  });

  it('KEUZE-6 leads to several answers in the order in which they were chosen', () => {
    const path = [
      { question: 'stemming', answers: ['uitbundig'] },
      { question: 'architectuur', answers: ['gotisch', 'barok'] },
    ];
    expect(parseKeuzehulpFragment('#result/mood/uitbundig/gotisch+barok', data, [])?.keuzehulp).toMatchObject(
      {
        kind: 'loading',
        path,
      },
    );
  });

  it('KEUZE-8 is parsed as it was written, at any step', () => {
    const events = fc.array(
      fc.oneof(
        fc.constant<KeuzehulpAction>({ kind: 'started' }),
        fc.constant(onward),
        fc.constant(onward),
        fc.constant<KeuzehulpAction>({ kind: 'wentBack' }),
        fc.constantFrom('uitbundig', 'verstild', 'barok', 'modern', 'gotisch', 'alleen').map(answer),
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(events, (walk) => {
        const there = after(...walk);
        const read = parseKeuzehulpFragment(toKeuzehulpFragment(there), data, []);
        if (there.kind === 'start') expect(read).toBeUndefined();
        else expect(read?.keuzehulp).toMatchObject({ kind: there.kind, path: there.path });
      }),
    );
  });

  it('KEUZE-8 leads to a question without a request', () => {
    expect(parseKeuzehulpFragment('#question/mood/', data, [])?.effects).toEqual([]);
  });

  it.each([
    '#result/mood/uitbundig',
    '#question/mood/uitbundig+verstild',
    '#question/mood/verstild/barok',
    '#question/mood/uitbundig/barok+barok',
    '#a#question/mood/',
    '#question/mood/vrolijk',
    '#question/nowhere/',
    '#question/mood/%ff',
    '#question/__proto__/',
  ])('KEUZE-8 is none where it could not have been written: %s', (fragment) => {
    expect(parseKeuzehulpFragment(fragment, data, [])).toBeUndefined();
  });

  it('KEUZE-8 is invalid with any other content', () => {
    const parts = fc.oneof(
      fc.string(),
      fc.constantFrom('#', 'question', 'result', '/', 'mood', '+', '%', 'uitbundig'),
    );
    fc.assert(
      fc.property(
        fc.array(parts).map((some) => some.join('')),
        (fragment) => {
          const read = parseKeuzehulpFragment(fragment, data, []);
          if (read) expect(toKeuzehulpFragment(read.keuzehulp)).toBe(fragment);
        },
      ),
    );
  });

  it('KEUZE-8 is recognized, also if its state is gone, and distinguished from anchors', () => {
    expect(['', '#question/mood/', '#result/gone/x'].map(isKeuzehulpFragment)).toEqual([true, true, true]);
    expect(['#main', '#questions/mood/', '#a#question/mood/'].map(isKeuzehulpFragment)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
