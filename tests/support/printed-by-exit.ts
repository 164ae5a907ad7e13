import { expect, onTestFinished, vi } from 'vitest';

/** What is printed by a start that exits because of its settings. */
export function printedByExit(start: () => unknown): unknown {
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void [exit, print].map((spy) => spy.mockRestore()));
  expect(start).toThrow('exit 78');
  return print.mock.calls.flat();
}
