import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { documentedBlock, type documentedSteps } from '#tests/commands/documented-commands.ts';
import { findFreePorts, ready, runInShell, startCommand } from '#tests/commands/running-command.ts';
import { documents, splitCommands } from '#tests/docs/document.ts';
import { root } from '#tests/root.ts';
import { hasNginx, startBalancer } from '#tests/support/nginx.ts';
import { hasRedis, startRedis } from '#tests/support/redis-server.ts';
import { environmentOf } from '#tests/support/sandbox-environment.ts';

const pages = documents();

/** Programs that documented commands need and this machine lacks. */
const missing = ['curl', 'openssl'].filter((program) => spawnSync(program, ['--version']).error);
const lack = `no ${missing.join(' and no ')} on this machine`;

/** The tokens of the documented CMS. */
const words = { CMS_ELASTICSEARCH_TOKEN: 'word-for-the-search', CMS_PUBLIC_FORM_TOKEN: 'word-for-forms' };

const sandboxReady = /CMS and search +(http:\/\/localhost:\d+)/;
const bothReady = /Ready: [\s\S]*Ready: (http:\/\/localhost:\d+)/;

/** Replaces the documented ports 3000, 4000 to 4004, 3001 and 3002 by those of a site from `port` on: itself, its sandbox, two instances. */
function moved(text: string, port: number): string {
  const places = ['3000', '4000', '4001', '4002', '4003', '4004', '3001', '3002'];
  return text.replaceAll(
    /(\blocalhost:|\bPORT=|\blisten )(300[0-2]|400[0-4])\b/g,
    (_, before: string, named: string) => `${before}${port + places.indexOf(named)}`,
  );
}

function commandBlock(name: keyof typeof documentedSteps, port: number): string {
  return moved(documentedBlock(pages, name), port);
}

/** The environment of a site at `port` with its sandbox. */
function environmentAt(port: number): Record<string, string> {
  const at = (system: number) => moved(`http://localhost:${system}`, port);
  const [cms, bridge, tix, tixEducation, lesson] = [at(4000), at(4001), at(4002), at(4003), at(4004)];
  return {
    PORT: String(port),
    SHUTDOWN_DRAIN_MS: '0',
    ...environmentOf({ cms, bridge, tix, tixEducation, lesson }),
  };
}

/** Starts a command that is stopped after the test; resolves to the address it prints. */
async function startAndWait(
  command: string,
  environment: Record<string, string>,
  output: RegExp,
): Promise<string> {
  const lasting = startCommand(command, environment, output);
  onTestFinished(() => lasting.stop());
  return lasting.address;
}

/** The output of a command. */
async function printed(command: string, environment: Record<string, string> = {}): Promise<string> {
  return (await runInShell(command, environment)).output;
}

it('OPS-2 a position in a script of the build is mapped to its source by the documented command', async () => {
  const assets = join(root, 'dist/client/assets');
  const event = 'site.render-failed';
  const read = (path: string) => readFileSync(path, 'utf8').split('\n');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const script = scripts.find((name) => read(join(assets, name)).some((line) => line.includes(event))) ?? '';
  const built = findText(read(join(assets, script)), event);
  const source = findText(read(join(root, 'src/browser/hydration/browser-tree.tsx')), event);
  const command = documentedBlock(pages, 'sourcePosition').replace(
    'site-Ab12Cd34.js.map 4 1203',
    `${script}.map ${built.line} ${built.column}`,
  );
  expect(await printed(command)).toContain(
    `fileName: '../../../src/browser/hydration/browser-tree.tsx',\n  lineNumber: ${source.line},\n  columnNumber: ${source.column}\n`,
  );
});

/** Where the quotation mark before a text is, both from 1. */
function findText(
  lines: readonly string[],
  text: string,
): { readonly line: number; readonly column: number } {
  const index = lines.findIndex((one) => one.includes(text));
  return { line: index + 1, column: lines[index]?.indexOf(text) ?? 0 };
}

describe('a site with a sandbox', () => {
  let port: number;
  let cms: string;
  beforeAll(async () => {
    if (missing.length > 0) return;
    port = await findFreePorts(8);
    const environment = { SANDBOX_PORT: String(port + 1), SANDBOX_SEED: '7', ...words };
    const sandbox = startCommand('npm run sandbox', environment, sandboxReady);
    cms = await sandbox.address;
    return sandbox.stop;
  });

  it('two instances, started as documented, share cached answers, and purge together', async ({ skip }) => {
    if (missing.length > 0) skip(lack);
    if (!hasRedis) skip('no Redis on this machine');
    const redis = await startRedis();
    onTestFinished(() => redis.close());
    if (!hasNginx) skip('no nginx on this machine');
    const block = commandBlock('twoInstances', port).replaceAll('redis://localhost:6379', redis.url);
    await startAndWait(block, { ...environmentAt(port), ...words }, bothReady);
    const balancer = startBalancer(commandBlock('balancer', port));
    onTestFinished(balancer.close);
    await expect.poll(() => printed(moved('curl -s localhost:3000/app-health-check', port))).toBe('ok');
    const health = () => printed(commandBlock('health', port));
    const visits = async () => (await printed(commandBlock('visits', port))).match(/\b(?:stored|hit)\b/g);

    // Neither the order of instances nor the time a purge arrives is guaranteed: each stores its page once.
    const bothStore = async () => {
      const seen: string[] = [];
      const stored = async () => {
        seen.push(...((await visits()) ?? []));
        return seen.filter((state) => state === 'stored').length;
      };
      await expect.poll(stored).toBe(2);
      expect(await visits()).toEqual(['hit', 'hit', 'hit', 'hit']);
    };

    // One that is not subscribed yet receives no purge.
    await expect.poll(health).toMatch(/"shared":"up"[^]*"shared":"up"/);
    await bothStore();
    const calls = await printed(moved('curl -s localhost:4000/__calls', port));
    // Once together, or twice if Redis was slower than its timeout.
    expect(calls).toMatch(/url=over-ons":[12][,}]/);

    const origin = { SITE_ORIGIN: `http://localhost:${port}` };
    const purge = documentedBlock(pages, 'purge');
    const right = { ...origin, PURGE_SECRET: 'a-long-random-secret' };
    expect(await printed(purge.replace('soft', 'hard'), right)).toContain('HTTP/1.1 204');
    await bothStore();

    expect(await printed(purge, right)).toContain('HTTP/1.1 204');
    expect(await printed(purge.replace('soft', 'softly'), right)).toContain('HTTP/1.1 400');
    for (const wrong of ['a-word-somebody-guessed', '']) {
      expect(await printed(purge, { ...origin, PURGE_SECRET: wrong })).toContain('HTTP/1.1 401');
    }

    await redis.close();
    await expect.poll(health).toContain('"shared":"down"');
    expect(await visits()).toHaveLength(4);
  });

  it('fault injection, as documented, fails as often as configured, counts the calls, and can be reset', async ({
    skip,
  }) => {
    if (missing.length > 0) skip(lack);
    const [cause = '', count = '', mend = ''] = splitCommands(commandBlock('faults', port));
    const requestStatus = async () =>
      (await fetch(moved('http://localhost:4001/recommendations', port), { method: 'POST', body: '{}' }))
        .status;
    await printed(cause);
    expect(await requestStatus()).toBe(503);
    expect(await printed(count)).toContain('"POST /recommendations":1');
    await printed(mend);
    expect(await requestStatus()).not.toBe(503);
  });

  it('a CMS, connected as documented, receives requests, and the site is at the documented address', async ({
    skip,
  }) => {
    if (missing.length > 0) skip(lack);
    const { CMS_URL: _, ...others } = environmentAt(port);
    const block = documentedBlock(pages, 'ownCms').replaceAll('https://cms.example.org', cms);
    const site = await startAndWait(block, others, ready);

    const calendar = await (await fetch(`${site}/concerten`)).text();
    expect(calendar).toContain('<link rel="canonical" href="https://www.example.org/concerten"/>');
    expect(calendar).toContain('href="/concerten/20');
    expect(calendar).toContain(`${cms}/media/`);
    const admin = await fetch(`${site}/admin`, { redirect: 'manual' });
    expect(admin.headers.get('location')).toBe(`${cms}/admin/`);
    const signUp = await fetch(`${site}/newsletter`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'https://www.example.org' },
      body: '{"email":"anna@voorbeeld.nl"}',
    });
    expect(await signUp.json()).toEqual({ answer: { kind: 'accepted' } });

    const secret = { PURGE_SECRET: 'a-long-random-secret', SITE_ORIGIN: site };
    expect(await printed(documentedBlock(pages, 'purge'), secret)).toContain('HTTP/1.1 404');
  });
});
