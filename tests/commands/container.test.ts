import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseStages, readProcess, StageFolders } from '#tests/commands/containerfile.ts';
import { findFreePorts } from '#tests/commands/running-command.ts';
import { root } from '#tests/root.ts';
import { environmentOf } from '#tests/support/sandbox-environment.ts';

const stages = parseStages(readFileSync(join(root, 'docs/operation/container/Containerfile'), 'utf8'));
const isRoot = process.getuid?.() === 0;

/** The user and group `nobody`; a test that is not root stays itself, and cannot show what an image's user may not do. */
const unprivileged = { uid: 65_534, gid: 65_534 };

describe('the steps of the container images, without a container engine', () => {
  const images = new StageFolders(stages, 'nobody');
  const started: ChildProcess[] = [];
  let address = '';
  let siteFolder = '';
  let filesBefore: readonly string[] = [];

  const start = (name: string, directory: string, environment: Readonly<Record<string, string>>) => {
    const stage = stages.find((one) => one.name === name);
    if (!stage) throw new Error(`no stage ${name}`);
    const { command, environment: own } = readProcess(stage);
    const [program = '', ...words] = command;
    const child = spawn(program, words, {
      cwd: directory,
      env: { PATH: process.env['PATH'], ...own, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
      ...(isRoot && unprivileged),
    });
    started.push(child);
    return child;
  };

  beforeAll(async () => {
    siteFolder = await images.build('site');
    const sandboxFolder = await images.build('sandbox');
    const port = await findFreePorts(6);
    address = `http://localhost:${port}`;
    const sandbox = start('sandbox', sandboxFolder, {
      SANDBOX_PORT: String(port + 1),
      SANDBOX_HOST: '127.0.0.1',
    });
    await output(sandbox, /lesson player/);
    filesBefore = listFiles(siteFolder);
    const at = (offset: number) => `http://localhost:${port + 1 + offset}`;
    const urls = { cms: at(0), bridge: at(1), tix: at(2), tixEducation: at(3), lesson: at(4) };
    const site = start('site', siteFolder, {
      ...environmentOf(urls),
      PORT: String(port),
      SHUTDOWN_DRAIN_MS: '0',
    });
    await output(site, /Ready/);
  });
  afterAll(async () => {
    const ended = started.map((child) => once(child, 'exit'));
    for (const child of started) child.kill('SIGTERM');
    await Promise.all(ended);
    images.remove();
  });

  it('serve the calendar as a user without rights', async () => {
    const answer = await fetch(`${address}/concerten`);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Concertagenda')]);
  });

  it('pass their health check', async () => {
    const site = stages.find(({ name }) => name === 'site');
    const {
      healthCheck: [program = '', ...words],
    } = readProcess(site ?? { name: '', base: '', instructions: [] });
    const check = spawn(program, words, {
      env: { ...process.env, PORT: new URL(address).port },
    });
    const [code] = await once(check, 'exit');
    expect(code).toBe(0);
  });

  it('write nothing, so that the root file system may be read-only', () => {
    expect(listFiles(siteFolder)).toEqual(filesBefore);
  });

  it('contain no tool of development', () => {
    const installed = readdirSync(join(siteFolder, 'node_modules'));
    expect(installed).toContain('fastify');
    expect(installed.filter((name) => ['vite', 'vitest', 'tsx', 'playwright'].includes(name))).toEqual([]);
  });

  it('run as another user than root', () => {
    const final = stages.filter(({ name }) => ['site', 'sandbox'].includes(name));
    expect(final.map((stage) => readProcess(stage).user)).toEqual(['node', 'node']);
  });
});

/** Resolves when the output of a process matches; rejects if it exits before. */
function output(child: ChildProcess, pattern: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
      if (pattern.test(text)) resolve();
    });
    child.once('exit', () => reject(new Error(text)));
  });
}

/** Every file of a folder without its packages, with its time of change. */
function listFiles(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.startsWith('node_modules'))
    .map((path) => `${path} ${statSync(join(directory, path)).mtimeMs}`)
    .toSorted();
}
