import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CmsHttp } from '#adapters/cms-http/cms-http.adapter.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

/** What really leaves the process, seen where it leaves: at the global `fetch` that production uses. */
const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterAll(() => network.close());

it('D13 follows the CMS to no other host', async () => {
  const url = 'http://cms.example';
  network.use(
    http.get(`${url}/api/default/nl/global.json`, () =>
      HttpResponse.redirect('http://evil.example/global.json', 302),
    ),
  );
  const cms = new CmsHttp({
    url,
    fetch: (...args: Parameters<typeof fetch>) => fetch(...args),
    logger: new SilentLogger(),
    timeoutMs: 1000,
  });
  await expect(cms.global({ locale: 'nl' })).rejects.toThrow('global.json: 302 ');
});
