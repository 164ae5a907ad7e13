import type { RecommendationData } from '#domain/page/questionnaire.ts';
import {
  findQuestionByTag,
  type KeuzehulpState,
  type KeuzehulpAction,
} from '#domain/recommendation/keuzehulp-state.ts';
import { pickTextInLocale } from '#domain/recommendation/question-tree.ts';
import { getCurrentStep, type SelectionPath } from '#domain/recommendation/selection-path.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';

type Step = Extract<TrackingEvent, { kind: 'keuzehulpStepTaken' }>;

/** How the actions that are tracked without further data are called. */
const stepNames: { readonly [kind in KeuzehulpAction['kind']]?: Step['action'] } = {
  movedOn: 'next',
  wentBack: 'back',
  restarted: 'restart',
};

/** The tracking event of a keuzehulp action, with English texts (TRACK-6); undefined if it is not tracked. */
export function toKeuzehulpTrackingEvent(
  before: KeuzehulpState,
  action: KeuzehulpAction,
  after: KeuzehulpState,
  data: RecommendationData,
): TrackingEvent | undefined {
  if (before === after) return undefined;
  if (action.kind === 'started') return { kind: 'keuzehulpStarted', tree: after.draw.treeId };
  if (action.kind === 'recommended' || action.kind === 'lookedUp') return toEndEvent(after);
  const name = toStepName(action, after);
  if (!name || before.kind === 'start') return undefined;
  const answerTags = action.kind === 'answered' ? [action.answer] : getCurrentStep(before.path).answers;
  return toStep(name, before.path, answerTags, data);
}

function toStepName(action: KeuzehulpAction, after: KeuzehulpState): Step['action'] | undefined {
  if (action.kind !== 'answered') return stepNames[action.kind];
  const isChosen =
    after.kind === 'questionnaire' && getCurrentStep(after.path).answers.includes(action.answer);
  return isChosen ? 'answer' : 'remove';
}

/** The event for the end of a run, when the concerts are known. */
function toEndEvent(after: KeuzehulpState): TrackingEvent | undefined {
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
  const question = findQuestionByTag(data, getCurrentStep(path).question);
  const answers = answerTags.flatMap((tag) => data.answers.find((answer) => answer.tag === tag) ?? []);
  return {
    kind: 'keuzehulpStepTaken',
    action,
    step: path.length,
    question: question ? pickTextInLocale('en', question.content) : '',
    answer: answers.map(({ answer }) => pickTextInLocale('en', answer)).join(', '),
  };
}
