import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { writeSmallHall } from '#tests/adapters/cms-folder/small-hall.ts';
import { findFreePorts, ready, runInShell, startCommand } from '#tests/commands/running-command.ts';
import { copyOfProject } from '#tests/support/project-copy.ts';

describe('a documented command', () => {
  it.concurrent.each([
    // Where a system was given an address of its own, that stands.
    ['npm run dev', ready, '/concerten', 'http://lessons.example'] as const,
    ['npm run preview:offline', /Local: +(http:\/\/localhost:\d+)\//, '/', '<script'] as const,
    // What `npm start` starts once it has built the site.
    ['NODE_ENV=production node dist/server/start.js', ready, '/concerten', 'Concertagenda'] as const,
  ])('%s prints its address, serves it, and stops on a signal', async (name, output, path, words) => {
    const port = await findFreePorts(6);
    const environment = {
      PORT: String(port),
      SANDBOX_PORT: String(port + 1),
      SHUTDOWN_DRAIN_MS: '0',
      // Long, because several start at a time.
      CMS_TIMEOUT_MS: '8000',
      SEARCH_TIMEOUT_MS: '8000',
      LESSON_URL: 'http://lessons.example',
    };
    const command = startCommand(name, environment, output);
    try {
      const answer = await fetch(`${await command.address}${path}`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain(words);
    } finally {
      await command.stop();
    }
  });

  it.concurrent.each([
    ['serve', { PORT: 'taken' }, /^WARNING CMS_URL: [^]*^PORT: port \d+ is taken by .*\.$/m],
    ['sandbox', { SANDBOX_PORT: 'taken' }, /^SANDBOX_PORT: port \d+ is taken by another process\.$/m],
  ])('F04 npm run %s with %o fails with the reason in one sentence', async (script, given, sentence) => {
    const taken = createServer().listen(0);
    await once(taken, 'listening');
    const port = String((taken.address() as AddressInfo).port);
    const values = Object.entries({ SANDBOX_PORT: String(await findFreePorts(6)), ...given });
    const environment = values.map(([name, value]) => [name, value === 'taken' ? port : value]);
    const { code, output } = await runInShell(`npm run ${script}`, Object.fromEntries(environment));
    taken.close();
    expect({ code, output }).toEqual({ code: expect.any(Number), output: expect.stringMatching(sentence) });
    expect(code).not.toBe(0);
    expect(output).not.toMatch(/^ +at /m);
  });

  it('G03 HALL-8 npm run serve names the unusable file of a folder, and exits with the code of a wrong configuration', async () => {
    const files = writeSmallHall();
    onTestFinished(() => files.remove());
    mkdirSync(join(files.directory, 'concerts/odd.json'));
    const { code, output } = await runInShell('npm run serve', {
      PORT: String(await findFreePorts(1)),
      CMS_FOLDER: files.directory,
    });
    expect(output).toMatch(/^CMS_FOLDER: concerts\/odd\.json:1: Not a regular file, but .*\.$/m);
    expect(output).not.toMatch(/^ +at /m);
    expect(code).toBe(78);
  });
});

describe('a command that takes minutes', () => {
  it.each([
    [
      'npm run bench -- --rounds 1',
      /\nbytes\n[\s\S]+\ncached-page\n[\s\S]+\nclick\n[\s\S]+\nmain-thread\n[\s\S]+\nrenders\n/,
    ],
    ['npm run test:mutation -- --mutate domain/compare-ascending.ts', /mutation score of 100\.00 /],
  ])('%s succeeds with the documented output', async (command, output) => {
    const copy = copyOfProject();
    onTestFinished(() => copy.remove());
    const exit = await runInShell(command, {}, copy.folder);
    expect(exit).toEqual({ code: 0, output: expect.stringMatching(output) });
  });
});
