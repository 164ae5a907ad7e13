import { reduceKeuzehulp } from '#domain/recommendation/keuzehulp-machine.ts';
import type { Keuzehulp, KeuzehulpEvent } from '#domain/recommendation/keuzehulp.ts';
import type { SuggestionLookupState } from '#domain/recommendation/suggestions.ts';
import { aQuestionnaire } from '#tests/domain/recommendation/a-questionnaire.ts';

export const data = aQuestionnaire();
export const start: Keuzehulp = { kind: 'start', draw: { treeId: 'mood', order: [] }, notice: null };
export const key = 'stemming=verstild';
export const score = { id: 3, scoreHash: 'f'.repeat(64) };
export const known: SuggestionLookupState = {
  kind: 'known',
  suggestions: [{ uri: 'concerten/1', score: 0.9 }],
};

/** What comes of events, one after another; effects are those of the last. */
export const after = (from: Keuzehulp, ...events: KeuzehulpEvent[]) =>
  events.reduce((step, event) => reduceKeuzehulp(step.keuzehulp, event, data), {
    keuzehulp: from,
    effects: [],
  } as ReturnType<typeof reduceKeuzehulp>);

export const toLoading: readonly KeuzehulpEvent[] = [
  { kind: 'started' },
  { kind: 'answered', answer: 'verstild' },
  { kind: 'movedOn' },
];
export const toSuggestions: readonly KeuzehulpEvent[] = [
  ...toLoading,
  { kind: 'recommended', key, lookup: known },
];
export const saved: KeuzehulpEvent = { kind: 'scoreSaved', key, score };
export const mailRequested: KeuzehulpEvent = { kind: 'mailAsked', email: 'anna@example.org' };
