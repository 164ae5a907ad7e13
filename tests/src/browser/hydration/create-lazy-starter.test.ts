import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createLazyStarter } from '#src/browser/hydration/create-lazy-starter.ts';
import { flushPromises } from '#tests/support/pending-calls.ts';

const folder = mkdtempSync(join(tmpdir(), 'lazy-starter-'));
const address = pathToFileURL(join(folder, 'visitor.js')).href;
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
writeFileSync(join(folder, 'visitor.js'), "export const visitor = 'here';");

interface VisitorModule {
  readonly visitor: string;
}

/** A loader, with the modules it has started and its failures. */
function loaderOf(load: () => Promise<VisitorModule>, start = async () => {}) {
  const started: string[] = [];
  const failures: string[] = [];
  const call = createLazyStarter(
    load,
    async ({ visitor }) => {
      started.push(visitor);
      await start();
    },
    (cause) => failures.push(String(cause)),
  );
  const callAndWait = async () => {
    call();
    await flushPromises();
  };
  return { call, callAndWait, started, failures };
}

const failing = (message: string) => () => Promise.reject<VisitorModule>(new TypeError(message));

describe('code that is loaded once', () => {
  it('is loaded and started by the first call only', async () => {
    let loads = 0;
    const { call, callAndWait, started } = loaderOf(async () => {
      loads += 1;
      return { visitor: 'here' };
    });
    call();
    await callAndWait();
    await callAndWait();
    expect([loads, started]).toEqual([1, ['here']]);
  });

  it('E16 is loaded by the next call after a failure, which is reported', async () => {
    let loads = 0;
    const { callAndWait, started, failures } = loaderOf(async () => {
      loads += 1;
      if (loads === 1) throw new TypeError(`error loading dynamically imported module: ${address}`);
      return { visitor: 'brought' };
    });
    await callAndWait();
    expect(failures).toHaveLength(1);
    await callAndWait();
    expect([started, failures.length]).toEqual([['brought'], 1]);
  });

  it('E16 is requested with another URL from the second failure on', async () => {
    const load = failing(`Failed to fetch dynamically imported module: ${address}`);
    const { call, callAndWait, started, failures } = loaderOf(load);
    await callAndWait();
    call();
    await expect.poll(() => started).toEqual(['here']);
    expect(failures).toHaveLength(1);
  });

  it('E16 stays a failure if the browser does not name the module', async () => {
    const { callAndWait, started, failures } = loaderOf(failing('Importing a module script failed.'));
    await callAndWait();
    await callAndWait();
    expect([started, failures.length]).toEqual([[], 2]);
  });

  it('is not started twice if its start has failed', async () => {
    const { callAndWait, started, failures } = loaderOf(
      async () => ({ visitor: 'here' }),
      () => Promise.reject(new Error('No ticketing')),
    );
    await callAndWait();
    await callAndWait();
    expect([started, failures]).toEqual([['here'], ['Error: No ticketing']]);
  });
});
