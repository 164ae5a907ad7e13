import { findQuestionByTag, type Keuzehulp, type KeuzehulpEvent } from '#domain/recommendation/keuzehulp.ts';
import { toTrackedText } from '#domain/recommendation/pick-text.ts';
import type { RecommendationData } from '#domain/recommendation/questionnaire.ts';
import { getLastSelectionStep, type SelectionPath } from '#domain/recommendation/selection-path.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';

type Step = Extract<TrackingEvent, { kind: 'keuzehulpStepTaken' }>;

/** The actions of events that are tracked without further data. */
const actions: { readonly [kind in KeuzehulpEvent['kind']]?: Step['action'] } = {
  movedOn: 'next',
  wentBack: 'back',
  restarted: 'restart',
};

/** The tracking event of a keuzehulp event, with English texts (TRACK-6); undefined if it is not tracked. */
export function toKeuzehulpTracking(
  before: Keuzehulp,
  event: KeuzehulpEvent,
  after: Keuzehulp,
  data: RecommendationData,
): TrackingEvent | undefined {
  if (before === after) return undefined;
  if (event.kind === 'started') return { kind: 'keuzehulpStarted', tree: after.draw.treeId };
  if (event.kind === 'recommended' || event.kind === 'lookedUp') return toEndEvent(after);
  const action = toAction(event, after);
  if (!action || before.kind === 'start') return undefined;
  const answerTags = event.kind === 'answered' ? [event.answer] : getLastSelectionStep(before.path).answers;
  return toStep(action, before.path, answerTags, data);
}

function toAction(event: KeuzehulpEvent, after: Keuzehulp): Step['action'] | undefined {
  if (event.kind !== 'answered') return actions[event.kind];
  const isChosen =
    after.kind === 'questionnaire' && getLastSelectionStep(after.path).answers.includes(event.answer);
  return isChosen ? 'answer' : 'remove';
}

/** The event for the end of a run, when the concerts are known. */
function toEndEvent(after: Keuzehulp): TrackingEvent | undefined {
  if (after.kind !== 'suggestions' || after.lookup.kind !== 'known') return undefined;
  const { draw, path, lookup } = after;
  const results = lookup.suggestions.length;
  return { kind: 'keuzehulpEnded', tree: draw.treeId, steps: path.length, results };
}

/** The event of a step; several answers are joined with commas. */
function toStep(
  action: Step['action'],
  path: SelectionPath,
  answerTags: readonly string[],
  data: RecommendationData,
): Step {
  const question = findQuestionByTag(data, getLastSelectionStep(path).question);
  const answers = answerTags.flatMap((tag) => data.answers.find((answer) => answer.tag === tag) ?? []);
  return {
    kind: 'keuzehulpStepTaken',
    action,
    step: path.length,
    question: question ? toTrackedText(question.content) : '',
    answer: answers.map(({ answer }) => toTrackedText(answer)).join(', '),
  };
}
