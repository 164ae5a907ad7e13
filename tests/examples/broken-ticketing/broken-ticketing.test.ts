import { describe, expect, it } from 'vitest';
import { createVitest } from 'vitest/node';
import { root } from '#tests/root.ts';

const file = 'tests/examples/broken-ticketing/broken-ticketing.contract-run.ts';

/** Runs the contract against the faulty adapters; returns the names of the failed tests. */
async function findFailures(): Promise<readonly string[]> {
  const vitest = await createVitest('test', {
    root,
    config: false,
    include: [file],
    watch: false,
    reporters: [{}],
  });
  try {
    const { testModules } = await vitest.start();
    const tests = testModules.flatMap((module) => [...module.children.allTests()]);
    expect(tests.length).toBeGreaterThan(40);
    return tests.filter((test) => test.result().state === 'failed').map(({ fullName }) => fullName);
  } finally {
    await vitest.close();
  }
}

describe('the ticketing contract', () => {
  it('SWAP-5 TIX-2 SEAT-3 fails an adapter that never asks on a return, asks twice, keeps a watch, or counts badly', async () => {
    const failures = await findFailures();
    const failuresOf = (fault: string) => failures.filter((name) => name.includes(`fault: ${fault} `));
    expect(failuresOf('never asks on return')).toContainEqual(
      expect.stringContaining('requested again on a return to the tab'),
    );
    expect(failuresOf('asks twice on return')).toContainEqual(
      expect.stringContaining('requested again on a return to the tab'),
    );
    expect(failuresOf('keeps a watch')).toEqual([expect.stringContaining('nothing is watched')]);
    expect(failuresOf('none')).toEqual([]);
    expect(failuresOf('rejects a count')).toContainEqual(expect.stringContaining('SEAT-3 time out'));
    expect(failuresOf('leaves out a zone')).toEqual([expect.stringContaining('SEAT-3 are counted by zone')]);
  });
});
