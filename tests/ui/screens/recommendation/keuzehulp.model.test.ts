import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reduceKeuzehulp } from '#domain/recommendation/keuzehulp-machine.ts';
import type { KeuzehulpState, KeuzehulpAction } from '#domain/recommendation/keuzehulp-state.ts';
import { serializeSelectionPath } from '#domain/recommendation/selection-path.ts';
import { aQuestionnaire, moodTree } from '#tests/domain/recommendation/a-questionnaire.ts';
import { flushPromises } from '#tests/support/pending-calls.ts';
import { aRun } from '#tests/ui/screens/recommendation/a-run.ts';
import { parseKeuzehulpFragment, toKeuzehulpFragment } from '#ui/screens/recommendation/keuzehulp-address.ts';
import { serializeStoredKeuzehulp } from '#ui/screens/recommendation/stored-keuzehulp.ts';
import { keuzehulpStorageKey } from '#ui/stores/keuzehulp-storage-keys.ts';

const data = aQuestionnaire({ trees: [moodTree] });

type Run = ReturnType<typeof aRun>;

/** The model: the keuzehulp as the domain alone has it, with the addresses of the browser's history. */
interface Account {
  keuzehulp: KeuzehulpState;
  readonly addresses: string[];
}

type Walk = (account: Account, run: Run) => Promise<void>;

/** An action of the visitor, on the model and on the view model. */
function does(event: KeuzehulpAction, act: (run: Run) => void): Walk {
  return async (account, run) => {
    account.keuzehulp = reduceKeuzehulp(account.keuzehulp, event, data).keuzehulp;
    act(run);
    await flushPromises();
  };
}

/** Resolves or rejects the oldest request to the Bridge, whether or not its result is still needed. */
function comes(outcome: 'deliver' | 'fail'): Walk {
  return async (account, run) => {
    const call = run.bridge.calls.find(({ kind }) => kind === 'recommend');
    const { keuzehulp } = account;
    if (call && keuzehulp.kind === 'loading') {
      const requestedAnswers = Object.values(call.given as Record<string, string | string[]>).flat();
      const isAwaited = requestedAnswers.join() === keuzehulp.path.flatMap(({ answers }) => answers).join();
      const key = isAwaited ? serializeSelectionPath(keuzehulp.path) : 'another';
      const suggestions = [
        { uri: 'concerten/102', score: 0.9 },
        { uri: 'concerten/103', score: 0.7 },
        { uri: 'concerten/101', score: 0.4 },
      ];
      const event: KeuzehulpAction =
        outcome === 'deliver'
          ? { kind: 'recommended', key, lookup: { kind: 'known', suggestions } }
          : { kind: 'failed', key };
      account.keuzehulp = reduceKeuzehulp(keuzehulp, event, data).keuzehulp;
    }
    await run.bridge.answer('recommend', outcome);
  };
}

const addressFollows: Walk = async (_, run) => {
  run.arrive(1);
  await flushPromises();
};

/** The browser's back button, to any address of the visit. */
const browserBack: Walk = async (account, run) => {
  run.arrive();
  const address = account.addresses[account.addresses.length - 2] ?? '';
  if (toKeuzehulpFragment(account.keuzehulp) !== address) {
    const { draw } = account.keuzehulp;
    const there = parseKeuzehulpFragment(address, data, [])?.keuzehulp;
    account.keuzehulp = there ? { ...there, draw } : { kind: 'start', draw, notice: null };
  }
  run.viewModel.receive(address);
  await flushPromises();
};

const answers = ['uitbundig', 'verstild', 'barok', 'modern', 'gotisch', 'alleen', 'samen'];

const named: readonly (readonly [string, Walk])[] = [
  ['begins', does({ kind: 'started' }, ({ viewModel }) => viewModel.startRun())],
  ['moves on', does({ kind: 'movedOn' }, ({ viewModel }) => viewModel.goNext())],
  ['moves on again', does({ kind: 'movedOn' }, ({ viewModel }) => viewModel.goNext())],
  ['goes back', does({ kind: 'wentBack' }, ({ viewModel }) => viewModel.goBack())],
  ['begins anew', does({ kind: 'restarted' }, ({ viewModel }) => viewModel.restart())],
  ['an answer comes', comes('deliver')],
  ['an answer fails', comes('fail')],
  ['the browser goes back', browserBack],
  ['the address follows', addressFollows],
  ['the address follows again', addressFollows],
  ...answers.map(
    (tag) =>
      [
        `answers ${tag}`,
        does({ kind: 'answered', answer: tag }, ({ viewModel }) => viewModel.answer(tag)),
      ] as const,
  ),
];

/** The part of a keuzehulp that later responses of the Bridge do not change. */
function heart(keuzehulp: KeuzehulpState | null) {
  if (keuzehulp?.kind !== 'suggestions') return keuzehulp;
  const { kind, path, draw, lookup } = keuzehulp;
  return { kind, path, draw, lookup };
}

function commandOf([name, walk]: readonly [string, Walk]): fc.AsyncCommand<Account, Run> {
  return {
    check: () => true,
    toString: () => name,
    async run(account, run) {
      // Suggestions shown before come from session storage, which the model does not have.
      const before = account.keuzehulp;
      await walk(account, run);
      const { keuzehulp } = run.viewModel;
      if (account.keuzehulp.kind === 'loading' && keuzehulp?.kind === 'suggestions')
        account.keuzehulp = keuzehulp;
      expect(heart(keuzehulp), `after ${before.kind}`).toEqual(heart(account.keuzehulp));
      const address = toKeuzehulpFragment(account.keuzehulp);
      if (account.addresses.at(-1) !== address) account.addresses.push(address);
      expect(
        run.storage.session.read(keuzehulpStorageKey) ?? serializeStoredKeuzehulp(account.keuzehulp, 'nl'),
      ).toBe(keuzehulp && serializeStoredKeuzehulp(keuzehulp, 'nl'));
    },
  };
}

it('E06 KEUZE-1 KEUZE-2 KEUZE-3 KEUZE-4 follows the domain’s rules on any sequence of clicks, responses and failures', async () => {
  const walk = fc.commands(
    named.map((one) => fc.constant(commandOf(one))),
    { maxCommands: 40 },
  );
  await fc.assert(
    fc.asyncProperty(walk, async (commands) => {
      const run = aRun({ data });
      run.viewModel.receive('');
      const stop = run.viewModel.start();
      const { keuzehulp } = run.viewModel;
      if (!keuzehulp) throw new Error('The keuzehulp must open.');
      const model: Account = { keuzehulp, addresses: [''] };
      await fc.asyncModelRun(() => ({ model, real: run }), commands);
      stop();
    }),
  );
});
