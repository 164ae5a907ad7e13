import { Session } from 'node:inspector/promises';
import { expect, it } from 'vitest';
import { concert, smallHall } from '#tests/reliability/small-hall.ts';
import { siteOfTest } from '#tests/support/site-of-test.ts';

/** The files that answer a request: those of the server and its caches, and what renders a document. What is in it is not counted. */
const serverFile = /\/((?:adapters\/(?:http-server|caching)\/|src\/rendering\/document)[^?]*)/;

it('a page that is not cached runs through at most 20 files of the server', async () => {
  const site = await siteOfTest(smallHall());
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true });
  await session.post('Profiler.takePreciseCoverage');
  const { status } = await site.fetch(concert.url);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  const files = result
    .filter(({ functions }) =>
      functions.some(({ functionName, ranges: [range] }) => functionName !== '' && range && range.count > 0),
    )
    .flatMap(({ url }) => serverFile.exec(url)?.[1] ?? []);
  expect(status).toBe(200);
  expect(files).toContain('adapters/http-server/pages/render-page.ts');
  expect(files.length <= 20 ? [] : files).toEqual([]);
});
