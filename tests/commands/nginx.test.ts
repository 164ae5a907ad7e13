import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMilliseconds, minuteMs, secondMs } from '#domain/time/instant.ts';
import { documentedBlock } from '#tests/commands/documented-commands.ts';
import { documents } from '#tests/docs/document.ts';
import { calendar, smallHall } from '#tests/reliability/small-hall.ts';
import { hasNginx, type RunningNginx, startNginx } from '#tests/support/nginx.ts';
import { environmentOf } from '#tests/support/sandbox-environment.ts';
import { type ServedSite, serveSite } from '#tests/support/served-site.ts';

let site: ServedSite;
let other: ServedSite;
let nginx: RunningNginx;

/** Two instances of one site, which ask the same systems. */
beforeAll(async () => {
  if (!hasNginx) return;
  const environment = { EDGE_CACHE: 'nginx', METRICS_TOKEN: 'a-token-for-metrics', TRUST_PROXY: '1' };
  site = await serveSite(smallHall(), environment);
  other = await serveSite(smallHall(), { ...environment, ...environmentOf(site.sandbox.urls) });
  site.sandbox.issuePreviewToken('t');
  const port = ({ url }: ServedSite) => Number(new URL(url).port);
  nginx = await startNginx([port(site), port(other)]);
});
beforeEach(({ skip }) => {
  if (!hasNginx) skip('no nginx or no openssl on this machine');
});
afterAll(async () => {
  await nginx?.close();
  await Promise.all([site?.close(), other?.close()]);
});

describe('nginx with the documented configuration', () => {
  /** What nginx did, by its own entry in Cache-Status. */
  const stepOf = async (path: string, headers?: Record<string, string>) =>
    String((await nginx.fetch(path, headers)).headers['cache-status'])
      .split(', nginx; ')
      .at(-1);

  it('B15 caches a public page in each encoding, whatever spelling a browser uses, and states both caches', async () => {
    const answers = [await nginx.fetch(calendar), await nginx.fetch(calendar)];
    expect(answers.map(({ headers }) => headers['cache-status'])).toEqual([
      expect.stringMatching(/^site; .*, nginx; fwd=uri-miss$/),
      expect.stringMatching(/^site; .*, nginx; hit$/),
    ]);
    expect(answers[1]?.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    await nginx.fetch(calendar, { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
    expect(await stepOf(calendar, { 'Accept-Encoding': 'br;q=1.0, gzip;q=0.5' })).toBe('hit');
  });

  it.each([
    ['CALL-2 a preview', '/over-ons?x-craft-preview=9f&token=t'],
    ['ROUTE-9 the root, which depends on the visitor’s language', '/'],
    ['LIST-23 a view that the site does not cache', `${calendar}?tags=zomer&open=tags`],
  ])('never caches %s', async (_, path) => {
    await nginx.fetch(path);
    expect(await stepOf(path)).not.toBe('hit');
  });

  it('fetches a page anew for an operator on the same machine', async () => {
    await nginx.fetch('/over-ons');
    const before = (await nginx.fetch('/over-ons')).headers['cache-status'];
    const command = documentedBlock(documents(), 'refreshedPage');
    for (const { clock } of [site, other]) clock.moveTo(addMilliseconds(clock.now(), secondMs));
    await promisify(exec)(command.replace('https://localhost', `https://127.0.0.1:${nginx.port}`));
    const after = (await nginx.fetch('/over-ons')).headers['cache-status'];
    expect(after).toMatch(/, nginx; hit$/);
    expect(after).not.toBe(before);
  });

  it('publishes neither metrics nor the state of the systems, and never caches the time', async () => {
    const token = { Authorization: 'Bearer a-token-for-metrics' };
    for (const path of ['/metrics', '/app-health-check?deep=1'])
      expect((await nginx.fetch(path, token)).status).toBe(404);
    const readTime = async () => Date.parse(String((await nginx.fetch('/app-health-check')).headers['date']));
    const before = await readTime();
    for (const { clock } of [site, other]) clock.moveTo(addMilliseconds(clock.now(), 5 * minuteMs));
    expect((await readTime()) - before).toBe(5 * minuteMs);
  });

  it('refuses a client that requests one path too often with 429', async () => {
    const answers = await Promise.all(Array.from({ length: 80 }, () => nginx.fetch('/robots.txt')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  });

  it('OPS-4 answers no host but those of the site', async () => {
    for (const host of ['elders.example', '127.0.0.1'])
      expect((await nginx.fetch('/over-ons', { Host: host })).status).toBe(421);
  });

  it('OPS-4 gives a request an id of its own, whatever a visitor sends', async () => {
    const { headers } = await nginx.fetch('/gateway/nl/global', { 'X-Request-Id': 'chosen-by-visitor' });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('C11 serves what it has while neither instance answers, and another instance if one does not', async () => {
    await site.server.close();
    expect((await nginx.fetch('/en')).status).toBe(200);
    await other.server.close();
    expect((await nginx.fetch(calendar)).status).toBe(200);
    expect((await nginx.fetch('/nergens')).status).toBe(502);
  });
});
