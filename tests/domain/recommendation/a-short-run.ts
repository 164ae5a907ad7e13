import { reduceKeuzehulp } from '#domain/recommendation/keuzehulp-machine.ts';
import type { KeuzehulpState, KeuzehulpAction } from '#domain/recommendation/keuzehulp-state.ts';
import type { SuggestionLookupState } from '#domain/recommendation/suggestions.ts';
import { aQuestionnaire } from '#tests/domain/recommendation/a-questionnaire.ts';

export const data = aQuestionnaire();
export const start: KeuzehulpState = { kind: 'start', draw: { treeId: 'mood', order: [] }, notice: null };
export const key = 'stemming=verstild';
export const score = { id: 3, scoreHash: 'f'.repeat(64) };
export const known: SuggestionLookupState = {
  kind: 'known',
  suggestions: [{ uri: 'concerten/1', score: 0.9 }],
};

/** What comes of events, one after another; effects are those of the last. */
export const after = (from: KeuzehulpState, ...events: KeuzehulpAction[]) =>
  events.reduce((step, event) => reduceKeuzehulp(step.keuzehulp, event, data), {
    keuzehulp: from,
    effects: [],
  } as ReturnType<typeof reduceKeuzehulp>);

export const toLoading: readonly KeuzehulpAction[] = [
  { kind: 'started' },
  { kind: 'answered', answer: 'verstild' },
  { kind: 'movedOn' },
];
export const toSuggestions: readonly KeuzehulpAction[] = [
  ...toLoading,
  { kind: 'recommended', key, lookup: known },
];
export const saved: KeuzehulpAction = { kind: 'scoreSaved', key, score };
export const mailRequested: KeuzehulpAction = { kind: 'mailAsked', email: 'anna@example.org' };
