import { configure, getObserverTree, isObservable } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Startable } from '#ui/kit/use-view-model.ts';

// A write outside an action is a bug: MobX only warns, so the warning is made an error here.
configure({ enforceActions: 'observed' });

/** A view model, with what the contract needs to observe it. */
export interface ViewModelUnderTest<T extends Startable> {
  readonly viewModel: T;
  /** Its visible state, as plain data. */
  readonly readState: () => unknown;
  /** The property that holds its state, for the leak check. */
  readonly observed: string;
  /** The number of requests to ports so far. */
  readonly countRequests: () => number;
  /**
   * Starts a pending request whose response would change the state, and returns the function that resolves it; null for a
   * view model without requests.
   */
  readonly startLateRequest: (() => Promise<() => Promise<void>>) | null;
}

/** The contract of every view model. */
export function viewModelContract<T extends Startable>(
  name: string,
  given: () => ViewModelUnderTest<T>,
): void {
  describe(`${name} fulfils the view model contract`, () => {
    it('requests nothing in its constructor: a discarded twin costs nothing', () => {
      const { countRequests } = given();
      expect(countRequests()).toBe(0);
    });

    it('starts, stops and starts again', () => {
      const made = given();
      const before = factsOf(made);
      made.viewModel.start()();
      made.viewModel.start();
      expect(factsOf(made)).toBe(before);
    });

    it('holds its state by reference, so that domain values stay as they are', () => {
      const { viewModel, observed } = given();
      expect(isObservable(Reflect.get(viewModel, observed))).toBe(false);
    });

    it('has methods that can be passed on', () => {
      const { start } = given().viewModel;
      expect(() => start()()).not.toThrow();
    });

    if (given().startLateRequest) lateAnswers(given);

    it('is not observed after it has stopped', () => {
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

function lateAnswers<T extends Startable>(given: () => ViewModelUnderTest<T>): void {
  it.each([
    ['once', once],
    ['again', again],
  ])('shows a response that arrives while it runs, started %s', async (_, start) => {
    const made = given();
    start(made.viewModel);
    const letTheAnswerCome = await made.startLateRequest?.();
    const before = factsOf(made);
    await letTheAnswerCome?.();
    expect(factsOf(made)).not.toBe(before);
  });

  it('ignores a response that arrives after it has stopped', async () => {
    const made = given();
    const stop = made.viewModel.start();
    const letTheAnswerCome = await made.startLateRequest?.();
    stop();
    const before = factsOf(made);
    await letTheAnswerCome?.();
    expect(factsOf(made)).toBe(before);
  });
}

function factsOf<T extends Startable>({ readState }: ViewModelUnderTest<T>): string {
  return JSON.stringify(readState());
}
