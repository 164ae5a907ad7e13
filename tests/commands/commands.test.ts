import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BridgeDatabase, connectDatabase } from '#adapters/bridge-server/bridge-database.ts';
import { writeSmallHall } from '#tests/adapters/cms-folder/small-hall.ts';
import { quickCommands, runningCommands } from '#tests/commands/command-lists.ts';
import { findFreePorts, runInShell, startCommand } from '#tests/commands/running-command.ts';

const bridgeSecret = 'the secret that this test shares with it';

describe('a documented command', () => {
  it.each(runningCommands)(
    '%s prints its address, serves it, and stops on a signal',
    async (name, output, path, words) => {
      const port = await findFreePorts(7);
      const environment = {
        PORT: String(port),
        SANDBOX_PORT: String(port + 1),
        BRIDGE_PORT: String(port + 6),
        BRIDGE_DATABASE: ':memory:',
        BRIDGE_SECRET: bridgeSecret,
        SHUTDOWN_DRAIN_MS: '0',
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
    },
  );

  it.each([
    ['npm run serve', { PORT: 'abc' }, /^PORT: "abc" is not a port number from 0 to 65535\.$/m],
    [
      'npm run serve -- --instances 2',
      { PORT: 'taken' },
      /^WARNING CMS_URL: [^]*^PORT: port \d+ is taken by another process\.$/m,
    ],
    ['npm run serve', { HOST: '192.0.2.1' }, /^HOST: "192\.0\.2\.1" is no address of this machine\.$/m],
    ['npm run sandbox', { SANDBOX_PORT: 'taken' }, /^SANDBOX_PORT: port \d+ is taken by another process\.$/m],
    ['npm run bridge', {}, /^BRIDGE_SECRET: it is not set: the ticketing and the Bridge share a secret\.$/m],
    [
      'npm run bridge',
      { BRIDGE_SECRET: bridgeSecret, BRIDGE_DATABASE: '/proc/bridge.db' },
      /^BRIDGE_DATABASE: .*Unable to open.*\.$/m,
    ],
    [
      'npm run bridge',
      { BRIDGE_SECRET: bridgeSecret, BRIDGE_DATABASE: ':memory:', BRIDGE_EXPERIMENTS: 'package.json' },
      /^BRIDGE_EXPERIMENTS: at name: .*\.$/m,
    ],
    [
      'npm run bridge',
      { BRIDGE_SECRET: bridgeSecret, BRIDGE_DATABASE: ':memory:', BRIDGE_PORT: 'taken' },
      /^BRIDGE_PORT: port \d+ is taken by another process\.$/m,
    ],
    ['npm run sandbox', { SANDBOX_PORT: '5997' }, /^SANDBOX_PORT: browsers do not open port 6000\.$/m],
  ])('F04 BRIDGE-9 %s with %o fails with the reason in one sentence', async (command, given, sentence) => {
    const taken = createServer();
    await new Promise<void>((resolve) => {
      taken.listen(0, resolve);
    });
    onTestFinished(() => void taken.close());
    const port = String((taken.address() as AddressInfo).port);
    const free = String(await findFreePorts(6));
    const environment = Object.fromEntries(
      Object.entries({ PORT: free, SANDBOX_PORT: free, ...given }).map(([name, value]) => [
        name,
        value === 'taken' ? port : value,
      ]),
    );
    const { code, output } = await runInShell(command, environment);
    expect({ code, output }).toEqual({ code: expect.any(Number), output: expect.stringMatching(sentence) });
    expect(code).not.toBe(0);
    expect(output).not.toMatch(/^ +at /m);
  });

  it('G05 HALL-8 npm run serve names the unusable file of a folder, and exits with the code of a wrong configuration', async () => {
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

  it('BRIDGE-2 BRIDGE-5 npm run bridge deletes the data of a user, and copies the database', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bridge-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const address = join(folder, 'bridge.db');
    const copy = join(folder, 'copy.db');
    const database = new BridgeDatabase(await connectDatabase({ address, token: '' }));
    onTestFinished(() => database.close());
    await database.saveFavourites(7001, [1, 2]);
    const environment = { BRIDGE_DATABASE: address };
    const tasks = [`--backup ${copy}`, '--delete-user 7001', '--delete-email noor@hall.example'];
    const outputs: string[] = [];
    for (const task of tasks) {
      const { output } = await runInShell(`npm run --silent bridge -- ${task}`, environment);
      outputs.push(output.trim());
    }
    expect(outputs).toEqual([
      `Copied to ${copy}`,
      'Rows of user 7001 deleted: 1',
      'Scores with this address deleted: 0',
    ]);
    expect(await database.favourites(7001)).toBeUndefined();
    const restored = new BridgeDatabase(await connectDatabase({ address: copy, token: '' }));
    onTestFinished(() => restored.close());
    expect(await restored.favourites(7001)).toEqual([1, 2]);
  });

  it.each(quickCommands)('%s succeeds with the documented output', async (command, output) => {
    expect(await runInShell(command)).toEqual({ code: 0, output: expect.stringMatching(output) });
  });
});
