import { CmsHttp } from '#adapters/cms-http/cms-http.adapter.ts';
import { startSandbox } from '#fixtures/sandbox/sandbox.ts';
import { cmsContract } from '#tests/contracts/cms.contract.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

cmsContract('CmsHttp on the sandbox', async (hall) => {
  const { urls, close } = await startSandbox({ hall, systems: ['cms'], port: 0, directory: ':memory:' });
  const cms = new CmsHttp({ url: urls.cms, fetch, logger: new SilentLogger(), timeoutMs: 10_000 });
  return { cms, close, media: (path) => `${urls.cms}${path}` };
});
