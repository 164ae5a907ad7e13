import { type Keuzehulp, type KeuzehulpEvent, questionOf } from '#domain/recommendation/keuzehulp.ts';
import type { RecommendationData } from '#domain/recommendation/recommendation-data.ts';
import { currentStep, type SelectionPath } from '#domain/recommendation/selection.ts';
import { trackedWords } from '#domain/recommendation/words.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';

type Interaction = Extract<TrackingEvent, { event: 'keuzehulp_interaction' }>;

/** The events that are tracked by their kind alone. */
const actions: { readonly [kind in KeuzehulpEvent['kind']]?: Interaction['action'] } = {
  movedOn: 'next',
  wentBack: 'back',
  restarted: 'restart',
};

/** The tracking event for one event of the keuzehulp, in English words (TRACK-6); undefined for events that are not tracked. */
export function keuzehulpTracked(
  before: Keuzehulp,
  event: KeuzehulpEvent,
  after: Keuzehulp,
  data: RecommendationData,
): TrackingEvent | undefined {
  if (before === after) return undefined;
  if (event.kind === 'started') return { event: 'keuzehulp_start', tree: after.draw.treeId };
  if (event.kind === 'recommended' || event.kind === 'lookedUp') return endOf(after);
  const action = actionOf(event, after);
  if (!action || before.kind === 'start') return undefined;
  const given = event.kind === 'answered' ? [event.answer] : currentStep(before.path).answers;
  return interaction(action, before.path, given, data);
}

function actionOf(event: KeuzehulpEvent, after: Keuzehulp): Interaction['action'] | undefined {
  if (event.kind !== 'answered') return actions[event.kind];
  const isChosen = after.kind === 'questionnaire' && currentStep(after.path).answers.includes(event.answer);
  return isChosen ? 'answer' : 'remove';
}

/** The end of a run: the concerts are known. */
function endOf(after: Keuzehulp): TrackingEvent | undefined {
  if (after.kind !== 'suggestions' || after.lookup.kind !== 'known') return undefined;
  const { draw, path, lookup } = after;
  const results = lookup.suggestions.length;
  return { event: 'keuzehulp_end', tree: draw.treeId, steps: path.length, results };
}

/** The answer is all that is chosen, several with commas between. */
function interaction(
  action: Interaction['action'],
  path: SelectionPath,
  given: readonly string[],
  data: RecommendationData,
): Interaction {
  const question = questionOf(data, currentStep(path).question);
  const answers = given.flatMap((tag) => data.answers.find((answer) => answer.tag === tag) ?? []);
  return {
    event: 'keuzehulp_interaction',
    action,
    step: path.length,
    question: question ? trackedWords(question.content) : '',
    answer: answers.map(({ answer }) => trackedWords(answer)).join(', '),
  };
}
