import { drawOf } from '#domain/recommendation/draw.ts';
import {
  type Keuzehulp,
  type KeuzehulpEvent,
  type KeuzehulpStep,
  questionOf,
  treeOf,
} from '#domain/recommendation/keuzehulp.ts';
import type { RecommendationData } from '#domain/recommendation/recommendation-data.ts';
import {
  answered,
  currentStep,
  firstQuestion,
  onward,
  requestBodyOf,
  type SelectionPath,
  selectionKey,
  stepBack,
} from '#domain/recommendation/selection.ts';
import { noTreeMessage } from '#domain/recommendation/tree.ts';
import { afterScore } from '#domain/recommendation/user-score.ts';

type State<Kind extends Keuzehulp['kind']> = Extract<Keuzehulp, { kind: Kind }>;
type Event<Kind extends KeuzehulpEvent['kind']> = Extract<KeuzehulpEvent, { kind: Kind }>;

/** The keuzehulp at its start, with its tree drawn, or why there is none (KEUZE-1). */
type Opening =
  | { readonly kind: 'opened'; readonly keuzehulp: Keuzehulp }
  | { readonly kind: 'refused'; readonly message: typeof noTreeMessage };

/** Opens the keuzehulp. The fractions are what `drawOf` takes. */
export function openKeuzehulp(data: RecommendationData, fractions: readonly number[]): Opening {
  const draw = drawOf(data, fractions);
  return draw
    ? { kind: 'opened', keuzehulp: { kind: 'start', draw, notice: null } }
    : { kind: 'refused', message: noTreeMessage };
}

/** What becomes of the keuzehulp when something happens (KEUZE-1 to KEUZE-4, KEUZE-7). What makes no sense in a state changes nothing. */
export function reduceKeuzehulp(
  keuzehulp: Keuzehulp,
  event: KeuzehulpEvent,
  data: RecommendationData,
): KeuzehulpStep {
  if (event.kind === 'restarted') return atStart(keuzehulp);
  switch (keuzehulp.kind) {
    case 'start':
      return afterStart(keuzehulp, event, data);
    case 'questionnaire':
      return afterQuestion(keuzehulp, event, data);
    case 'loading':
      return afterLoading(keuzehulp, event);
    case 'suggestions':
      return afterSuggestions(keuzehulp, event);
  }
}

function afterStart(start: State<'start'>, event: KeuzehulpEvent, data: RecommendationData): KeuzehulpStep {
  const tree = treeOf(data, start.draw);
  if (event.kind !== 'started' || tree === undefined) return unchanged(start);
  return unchanged({ kind: 'questionnaire', draw: start.draw, path: firstQuestion(tree) });
}

function afterQuestion(
  asking: State<'questionnaire'>,
  event: KeuzehulpEvent,
  data: RecommendationData,
): KeuzehulpStep {
  if (event.kind === 'answered') return unchanged(afterAnswer(asking, event, data));
  if (event.kind === 'movedOn') return afterMove(asking, data);
  if (event.kind !== 'wentBack') return unchanged(asking);
  const path = stepBack(asking.path);
  return path ? unchanged({ ...asking, path }) : atStart(asking);
}

function afterAnswer(
  asking: State<'questionnaire'>,
  { answer }: Event<'answered'>,
  data: RecommendationData,
): Keuzehulp {
  const tree = treeOf(data, asking.draw);
  const multiple = questionOf(data, currentStep(asking.path).question)?.multiple === true;
  return tree ? { ...asking, path: answered(tree, asking.path, answer, multiple) } : asking;
}

function afterMove(asking: State<'questionnaire'>, data: RecommendationData): KeuzehulpStep {
  const { draw, path } = asking;
  const tree = treeOf(data, draw);
  const way = tree ? onward(tree, path) : ({ kind: 'stay' } as const);
  switch (way.kind) {
    case 'stay':
      return unchanged(asking);
    case 'question':
      return unchanged({ kind: 'questionnaire', draw, path: way.path });
    case 'leaf':
      return {
        keuzehulp: { kind: 'loading', draw, path },
        effects: [{ kind: 'request' }],
      };
  }
}

function afterLoading(loading: State<'loading'>, event: KeuzehulpEvent): KeuzehulpStep {
  const { draw, path } = loading;
  if (event.kind === 'wentBack') return unchanged({ kind: 'questionnaire', draw, path });
  if (event.kind === 'failed' && isAbout(path, event)) {
    return unchanged({ kind: 'start', draw, notice: { kind: 'failed', path } });
  }
  if (event.kind !== 'recommended' || !isAbout(path, event)) return unchanged(loading);
  const { lookup, key } = event;
  return {
    keuzehulp: {
      kind: 'suggestions',
      draw,
      path,
      lookup,
      score: { kind: 'saving' },
      mail: { kind: 'idle' },
    },
    effects: [{ kind: 'saveScore', key, body: requestBodyOf(path) }],
  };
}

/** A search that could not be asked is asked once more about the same scores; the score is saved already. */
function afterSuggestions(shown: State<'suggestions'>, event: KeuzehulpEvent): KeuzehulpStep {
  const { draw, path, lookup } = shown;
  if (event.kind === 'wentBack') return unchanged({ kind: 'questionnaire', draw, path });
  if (event.kind === 'lookupAsked' && lookup.kind === 'failed') {
    const { scores } = lookup;
    return {
      keuzehulp: { ...shown, lookup: { kind: 'asking', scores } },
      effects: [{ kind: 'request' }],
    };
  }
  if (event.kind === 'lookedUp' && lookup.kind === 'asking' && isAbout(path, event)) {
    return unchanged({ ...shown, lookup: event.lookup });
  }
  return afterScore(shown, event);
}

function isAbout(path: SelectionPath, { key }: { readonly key: string }): boolean {
  return key === selectionKey(path);
}

function atStart({ draw }: Keuzehulp): KeuzehulpStep {
  return unchanged({ kind: 'start', draw, notice: null });
}

function unchanged(keuzehulp: Keuzehulp): KeuzehulpStep {
  return { keuzehulp, effects: [] };
}
