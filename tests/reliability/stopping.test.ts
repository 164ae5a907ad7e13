import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { readMetricValue } from '#tests/reliability/monitoring/exported-metrics.ts';
import { calendar, concert, smallHall } from '#tests/reliability/small-hall.ts';
import { serveSite } from '#tests/support/served-site.ts';

/** A server in front of a CMS that passes requests on when the test says so. */
async function startHeldCms() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = { cmsUrl: '' };
  const server = createServer((request, response) => {
    const forward = async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      await released;
      const { method = 'GET', headers } = request;
      const answer = await fetch(held.cmsUrl + request.url, {
        method,
        headers: { 'content-type': 'application/json', authorization: headers.authorization ?? '' },
        ...(method === 'POST' && { body: Buffer.concat(chunks) }),
      });
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      response.end(await answer.text());
    };
    void forward();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, held, release };
}

it('C04 a server that stops completes the responses in progress, accepts no more, and ends with the last of them', async () => {
  const token = 'a-token-for-metrics';
  const cms = await startHeldCms();
  const site = await serveSite(smallHall(), {
    CMS_URL: cms.url,
    CMS_TIMEOUT_MS: '8000',
    SHUTDOWN_DRAIN_MS: '0',
    METRICS_TOKEN: token,
  });
  cms.held.cmsUrl = site.sandbox.urls.cms;
  const inProgress = [concert.url, calendar, '/over-ons', '/'].map((path) => site.fetch(path));
  const countRenders = async () => {
    const scraped = await site.fetch('/metrics', { authorization: `Bearer ${token}` });
    return readMetricValue(await scraped.text(), 'hall_page_renders_in_progress');
  };
  await expect.poll(countRenders, { timeout: 20_000 }).toBe(4);
  const stopped = site.server.stop();
  const isRefused = () =>
    site.fetch('/app-health-check').then(
      () => false,
      () => true,
    );
  await expect.poll(isRefused).toBe(true);
  cms.release();
  expect((await Promise.all(inProgress)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const answeredAt = performance.now();
  await stopped;
  // Connections that are kept open would end it after eight seconds.
  expect(performance.now() - answeredAt).toBeLessThan(4000);
  await site.sandbox.close();
});
