import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reduceKeuzehulp } from '#domain/recommendation/keuzehulp-machine.ts';
import type {
  KeuzehulpState,
  KeuzehulpEffect,
  KeuzehulpAction,
} from '#domain/recommendation/keuzehulp-state.ts';
import { aQuestionnaire } from '#tests/domain/recommendation/a-questionnaire.ts';

const data = aQuestionnaire();
const key = 'stemming=verstild';
const suggested: KeuzehulpState = {
  kind: 'suggestions',
  draw: { treeId: 'mood', order: [] },
  path: [{ question: 'stemming', answers: ['verstild'] }],
  lookup: { kind: 'known', suggestions: [] },
  score: { kind: 'saving' },
  mail: { kind: 'idle' },
};

type Call = Extract<KeuzehulpEffect, { kind: 'saveScore' | 'updateScore' }>;

/** The suggestions with the score service behind them; the first save is on its way. */
class MailBlockTab {
  keuzehulp = suggested;
  readonly calls: Call[] = [{ kind: 'saveScore', key, body: {} }];
  readonly delivered: string[] = [];

  happens(event: KeuzehulpAction): void {
    const step = reduceKeuzehulp(this.keuzehulp, event, data);
    this.keuzehulp = step.keuzehulp;
    for (const effect of step.effects) if (effect.kind.endsWith('Score')) this.calls.push(effect as Call);
  }

  answer(works: boolean): void {
    const call = this.calls.shift();
    if (!call) return;
    if (works && call.email !== undefined) this.delivered.push(call.email);
    if (call.kind === 'updateScore') this.happens({ kind: works ? 'scoreUpdated' : 'scoreNotUpdated' });
    else if (works) this.happens({ kind: 'scoreSaved', key, score: { id: 3, scoreHash: 'f' } });
    else this.happens({ kind: 'scoreNotSaved', key });
  }

  get mail(): string {
    return this.keuzehulp.kind === 'suggestions' ? this.keuzehulp.mail.kind : 'away';
  }
}

/** The e-mail address that was submitted and has no result yet. */
interface Account {
  submitted: string | null;
  delivered: string[];
}

type Command = fc.Command<Account, MailBlockTab>;

const submitMail = (email: string): Command => ({
  check: () => true,
  toString: () => `asks for ${email}`,
  run(account, tab) {
    account.submitted ??= email;
    tab.happens({ kind: 'mailAsked', email });
    expect(['waiting', 'sending']).toContain(tab.mail);
  },
});

const answer = (works: boolean): Command => ({
  check: () => true,
  toString: () => (works ? 'a call works' : 'a call fails'),
  run(account, tab) {
    const [call] = tab.calls;
    tab.answer(works);
    expect(tab.calls.length).toBeLessThanOrEqual(1);
    if (call?.email === undefined) return;
    expect(call.email).toBe(account.submitted);
    if (works && account.submitted !== null) account.delivered.push(account.submitted);
    account.submitted = null;
    expect(tab.mail).toBe(works ? 'sent' : 'failed');
    expect(tab.delivered).toEqual(account.delivered);
  },
});

it('KEUZE-7 sends the submitted address once, and reports the result, however the calls end', () => {
  const walk = fc.commands(
    [submitMail('anna@example.org'), submitMail('bram@example.org'), answer(true), answer(false)].map(
      (command) => fc.constant(command),
    ),
    { maxCommands: 20 },
  );
  fc.assert(
    fc.property(walk, (commands) => {
      const model: Account = { submitted: null, delivered: [] };
      fc.modelRun(() => ({ model, real: new MailBlockTab() }), commands);
    }),
  );
});
