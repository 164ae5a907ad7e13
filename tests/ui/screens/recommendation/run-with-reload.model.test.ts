import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reduceKeuzehulp } from '#domain/recommendation/keuzehulp-machine.ts';
import type { KeuzehulpState, KeuzehulpAction } from '#domain/recommendation/keuzehulp-state.ts';
import {
  serializeSelectionPath,
  toAnswersByQuestion,
  type AnswersByQuestion,
} from '#domain/recommendation/selection-path.ts';
import { aQuestionnaire } from '#tests/domain/recommendation/a-questionnaire.ts';
import {
  restoreStoredKeuzehulp,
  serializeStoredKeuzehulp,
} from '#ui/screens/recommendation/stored-keuzehulp.ts';

const data = aQuestionnaire();

/** The model: the current question, the chosen answers of each, and whether a request is pending. */
interface Account {
  at: KeuzehulpState['kind'];
  chosen: { question: string; answers: string[] }[];
}

/** A tab with the keuzehulp; requests are pending until the walk resolves them. */
class Tab {
  keuzehulp: KeuzehulpState = { kind: 'start', draw: { treeId: 'mood', order: [] }, notice: null };
  /** The requested selections. */
  readonly requests: { readonly key: string; readonly body: AnswersByQuestion }[] = [];

  happens(event: KeuzehulpAction): void {
    const step = reduceKeuzehulp(this.keuzehulp, event, data);
    this.keuzehulp = step.keuzehulp;
    const { keuzehulp, effects } = step;
    if (keuzehulp.kind === 'loading' && effects.some(({ kind }) => kind === 'request'))
      this.requests.push({
        key: serializeSelectionPath(keuzehulp.path),
        body: toAnswersByQuestion(keuzehulp.path),
      });
  }
}

const several = 'architectuur';

/** The model's state after continuing; written out, not derived from the tree. */
function following(question: string, answers: readonly string[]): string | null {
  if (question === 'stemming' && answers.includes('uitbundig')) return several;
  return question === several && answers.includes('modern') ? 'gezelschap' : null;
}

const offered: Record<string, readonly string[]> = {
  stemming: ['uitbundig', 'verstild'],
  architectuur: ['barok', 'modern', 'gotisch'],
  gezelschap: ['alleen', 'samen'],
};

type Walk = (account: Account, tab: Tab) => void;

const walks: Record<string, Walk> = {
  start(account, tab) {
    if (account.at === 'start')
      Object.assign(account, { at: 'questionnaire', chosen: [{ question: 'stemming', answers: [] }] });
    tab.happens({ kind: 'started' });
  },
  moveOn(account, tab) {
    const step = account.chosen.at(-1);
    if (account.at === 'questionnaire' && step && step.answers.length > 0) {
      const next = following(step.question, step.answers);
      if (next) account.chosen.push({ question: next, answers: [] });
      else account.at = 'loading';
    }
    tab.happens({ kind: 'movedOn' });
  },
  back(account, tab) {
    const step = account.chosen.at(-1);
    if (account.at === 'questionnaire' && step) {
      if (step.answers.length > 0) step.answers.pop();
      else account.chosen.pop();
      if (account.chosen.length === 0) account.at = 'start';
    } else if (account.at !== 'start') account.at = 'questionnaire';
    tab.happens({ kind: 'wentBack' });
  },
  restart(account, tab) {
    Object.assign(account, { at: 'start', chosen: [] });
    tab.happens({ kind: 'restarted' });
  },
  reload(_, tab) {
    const step = restoreStoredKeuzehulp(serializeStoredKeuzehulp(tab.keuzehulp, 'nl'), data, 'nl');
    expect(step?.keuzehulp.kind).toBe(tab.keuzehulp.kind);
    if (step) tab.keuzehulp = step.keuzehulp;
  },
  succeed(account, tab) {
    const request = tab.requests.shift();
    if (!request) return;
    if (isAwaited(account, request)) account.at = 'suggestions';
    tab.happens({ kind: 'recommended', key: request.key, lookup: { kind: 'known', suggestions: [] } });
  },
  fail(account, tab) {
    const request = tab.requests.shift();
    if (!request) return;
    if (isAwaited(account, request)) Object.assign(account, { at: 'start', chosen: [] });
    tab.happens({ kind: 'failed', key: request.key });
  },
};

/** Whether a request is for the current selection. */
function isAwaited(account: Account, { body }: { readonly body: Record<string, unknown> }): boolean {
  const expected = account.chosen.map(({ question, answers }) => [
    question,
    answers.length > 1 ? answers : answers[0],
  ]);
  return account.at === 'loading' && JSON.stringify(body) === JSON.stringify(Object.fromEntries(expected));
}

function answer(tag: string): Walk {
  return (account, tab) => {
    const step = account.chosen.at(-1);
    if (account.at === 'questionnaire' && step && offered[step.question]?.includes(tag)) {
      const place = step.answers.indexOf(tag);
      if (step.question !== several) step.answers = [tag];
      else if (place >= 0) step.answers.splice(place, 1);
      else step.answers.push(tag);
    }
    tab.happens({ kind: 'answered', answer: tag });
  };
}

function commandOf([name, walk]: [string, Walk]): fc.Command<Account, Tab> {
  return {
    check: () => true,
    toString: () => name,
    run(account, tab) {
      walk(account, tab);
      const path = 'path' in tab.keuzehulp ? tab.keuzehulp.path : [];
      expect({ at: tab.keuzehulp.kind, chosen: path }).toEqual(account);
    },
  };
}

const answers = Object.values(offered).flat();
const named: [string, Walk][] = [
  ...Object.entries(walks),
  ...Object.entries(walks).filter(([name]) => name === 'start' || name === 'moveOn'),
  ...answers.map((tag): [string, Walk] => [`answer ${tag}`, answer(tag)]),
];

it('E06 KEUZE-3 equals a plain model on any walk of answers, steps back, failures and reloads', () => {
  const walk = fc.commands(
    named.map((one) => fc.constant(commandOf(one))),
    { maxCommands: 40 },
  );
  fc.assert(
    fc.property(walk, (commands) => {
      const model: Account = { at: 'start', chosen: [] };
      fc.modelRun(() => ({ model, real: new Tab() }), commands);
    }),
  );
});
