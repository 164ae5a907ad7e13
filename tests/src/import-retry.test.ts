import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { retriableImport } from '#src/import-retry.ts';

const folder = mkdtempSync(join(tmpdir(), 'import-retry-'));
const address = pathToFileURL(join(folder, 'visitor.js')).href;
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
writeFileSync(join(folder, 'visitor.js'), "export const visitor = 'here';");

/** A browser that never fetches a module again whose fetch has failed. */
const forgetful = (message: string) => () =>
  Promise.reject<{ readonly visitor: string }>(new TypeError(message));

describe('code that could not be had', () => {
  it('E16 is asked for under another address from the second failure on', async () => {
    const bring = retriableImport(forgetful(`Failed to fetch dynamically imported module: ${address}`));
    await expect(bring()).rejects.toThrow('dynamically imported');
    expect((await bring()).visitor).toBe('here');
  });

  it('E16 stays a failure where the browser does not say which module it was', async () => {
    const bring = retriableImport(forgetful('Importing a module script failed.'));
    await expect(bring()).rejects.toThrow('module script');
    await expect(bring()).rejects.toThrow('module script');
  });

  it('E16 is the code itself where the browser brings it the second time', async () => {
    let attempts = 0;
    const bring = retriableImport(async () => {
      attempts += 1;
      if (attempts === 1) throw new TypeError(`error loading dynamically imported module: ${address}`);
      return { visitor: 'brought' };
    });
    await expect(bring()).rejects.toThrow('error loading');
    expect((await bring()).visitor).toBe('brought');
  });
});
