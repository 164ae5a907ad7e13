import { CmsHttp } from '#adapters/cms-http/cms-http.adapter.ts';
import { createSearchOverIndex } from '#adapters/indexed-search/search-over-index.ts';
import { createGraphqlSearchIndex } from '#adapters/search-graphql/graphql-search-index.adapter.ts';
import { startSandbox } from '#fixtures/sandbox/sandbox.ts';
import { searchContract } from '#tests/contracts/search.contract.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

searchContract('indexedSearch over the systems of the sandbox', async (hall) => {
  const elasticsearchToken = 'token';
  const { urls, close } = await startSandbox({
    hall,
    systems: ['cms'],
    port: 0,
    directory: ':memory:',
    elasticsearchToken,
  });
  const dependencies = { url: urls.cms, fetch, logger: new SilentLogger(), timeoutMs: 10_000 };
  const index = createGraphqlSearchIndex({ ...dependencies, token: elasticsearchToken });
  return {
    search: createSearchOverIndex({ index, cms: new CmsHttp(dependencies), logger: dependencies.logger }),
    close,
  };
});
