import { configure, getObserverTree } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Startable } from '#ui/kit/use-view-model.ts';

// A write outside an action is a bug: MobX only warns, so the warning is made an error here.
configure({ enforceActions: 'observed' });

/** One view model with what the contract needs to see of it. */
export interface GivenViewModel<T extends Startable> {
  readonly viewModel: T;
  /** What of it a screen would see, as plain data. */
  readonly facts: () => unknown;
  /** The property that holds its state, for the leak check. */
  readonly observed: string;
  /** How often any port has been asked so far. */
  readonly questions: () => number;
  /** Begins a question whose answer is held back, and gives the function that lets the answer come. */
  readonly askLate: () => Promise<() => Promise<void>>;
}

/** What every view model promises, whatever its screen. */
export function viewModelContract<T extends Startable>(name: string, given: () => GivenViewModel<T>): void {
  describe(`${name} keeps the promises of every view model`, () => {
    it('asks nobody while it is made: a discarded twin costs nothing', () => {
      const { questions } = given();
      expect(questions()).toBe(0);
    });

    it('starts, stops and starts again', () => {
      const { viewModel, facts } = given();
      const before = JSON.stringify(facts());
      viewModel.start()();
      viewModel.start();
      expect(JSON.stringify(facts())).toBe(before);
    });

    it('ignores an answer that comes after it has stopped', async () => {
      const { viewModel, facts, askLate } = given();
      const stop = viewModel.start();
      const letTheAnswerCome = await askLate();
      stop();
      const before = JSON.stringify(facts());
      await letTheAnswerCome();
      expect(JSON.stringify(facts())).toBe(before);
    });

    it('is observed by nobody after it has stopped', () => {
      const { viewModel, observed } = given();
      viewModel.start()();
      expect(getObserverTree(viewModel, observed).observers).toBeUndefined();
    });
  });
}
