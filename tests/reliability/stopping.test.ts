import { expect, it, onTestFinished } from 'vitest';
import { metricsToken, readMetricValue, scrape } from '#tests/reliability/exported-metrics.ts';
import { calendar, concert, smallHall } from '#tests/reliability/small-hall.ts';
import { serveSite } from '#tests/support/served-site.ts';
import { watchCms } from '#tests/support/watched-cms.ts';

it('C04 a server that stops completes the responses in progress, accepts no more, and ends with the last of them', async () => {
  const cms = await watchCms();
  onTestFinished(() => cms.close());
  let release = () => {};
  cms.answersAfter = new Promise((resolve) => {
    release = resolve;
  });
  const site = await serveSite(smallHall(), {
    CMS_URL: cms.url,
    SHUTDOWN_DRAIN_MS: '0',
    METRICS_TOKEN: metricsToken,
  });
  cms.behind = site.sandbox.urls.cms;
  const inProgress = [concert.url, calendar, '/over-ons', '/'].map((path) => site.fetch(path));
  const countRenders = async () =>
    readMetricValue(await scrape(site), 'hall_admission_running{class="page"}');
  await expect.poll(countRenders).toBe(4);
  const stopped = site.server.stop();
  const isRefused = () =>
    site.fetch('/app-health-check').then(
      () => false,
      () => true,
    );
  await expect.poll(isRefused).toBe(true);
  release();
  expect((await Promise.all(inProgress)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const answeredAt = performance.now();
  await stopped;
  // Connections that are kept open would end it after eight seconds.
  expect(performance.now() - answeredAt).toBeLessThan(4000);
  await site.sandbox.close();
});
