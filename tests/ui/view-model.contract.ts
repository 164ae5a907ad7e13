import { configure, getObserverTree, isObservable } from 'mobx';
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
  /**
   * Begins a question whose answer is held back and would change the facts, and gives the function that lets the answer come;
   * null for a view model that asks nobody.
   */
  readonly askLate: (() => Promise<() => Promise<void>>) | null;
}

/** What every view model promises, whatever its screen. */
export function viewModelContract<T extends Startable>(name: string, given: () => GivenViewModel<T>): void {
  describe(`${name} keeps the promises of every view model`, () => {
    it('asks nobody while it is made: a discarded twin costs nothing', () => {
      const { questions } = given();
      expect(questions()).toBe(0);
    });

    it('starts, stops and starts again', () => {
      const made = given();
      const before = factsOf(made);
      made.viewModel.start()();
      made.viewModel.start();
      expect(factsOf(made)).toBe(before);
    });

    it('holds its state by reference, so that a value of the domain stays what it is', () => {
      const { viewModel, observed } = given();
      expect(isObservable(Reflect.get(viewModel, observed))).toBe(false);
    });

    it('can be given away method by method', () => {
      const { start } = given().viewModel;
      expect(() => start()()).not.toThrow();
    });

    if (given().askLate) lateAnswers(given);

    it('is observed by nobody after it has stopped', () => {
      const { viewModel, observed } = given();
      viewModel.start()();
      expect(getObserverTree(viewModel, observed).observers).toBeUndefined();
    });
  });
}

function once(viewModel: Startable): void {
  viewModel.start();
}

function again(viewModel: Startable): void {
  viewModel.start()();
  viewModel.start();
}

function lateAnswers<T extends Startable>(given: () => GivenViewModel<T>): void {
  it.each([
    ['once', once],
    ['again', again],
  ])('shows an answer that comes while it runs, started %s', async (_, start) => {
    const made = given();
    start(made.viewModel);
    const letTheAnswerCome = await made.askLate?.();
    const before = factsOf(made);
    await letTheAnswerCome?.();
    expect(factsOf(made)).not.toBe(before);
  });

  it('ignores an answer that comes after it has stopped', async () => {
    const made = given();
    const stop = made.viewModel.start();
    const letTheAnswerCome = await made.askLate?.();
    stop();
    const before = factsOf(made);
    await letTheAnswerCome?.();
    expect(factsOf(made)).toBe(before);
  });
}

function factsOf<T extends Startable>({ facts }: GivenViewModel<T>): string {
  return JSON.stringify(facts());
}
