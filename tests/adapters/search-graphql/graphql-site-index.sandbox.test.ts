import { SilentLogger } from '#adapters/in-memory/silent-logger.adapter.ts';
import { GraphqlSiteIndex } from '#adapters/search-graphql/graphql-site-index.adapter.ts';
import { startSandbox } from '#fixtures/sandbox/sandbox.ts';
import { siteIndexContract } from '#tests/contracts/site-index.contract.ts';

siteIndexContract('GraphqlSiteIndex on the sandbox', async (hall) => {
  const elasticsearchToken = 'token';
  const { urls, close } = await startSandbox({ hall, port: 0, directory: ':memory:', elasticsearchToken });
  const needs = { url: urls.cms, token: elasticsearchToken, fetch, timeoutMs: 10_000 };
  return { index: new GraphqlSiteIndex({ ...needs, logger: new SilentLogger() }), close };
});
