import { SilentLogger } from '#adapters/in-memory/silent-logger.adapter.ts';
import { GraphqlOverviewIndex } from '#adapters/search-graphql/graphql-overview-index.adapter.ts';
import { startSandbox } from '#fixtures/sandbox/sandbox.ts';
import { overviewIndexContract } from '#tests/contracts/overview-index.contract.ts';

overviewIndexContract('GraphqlOverviewIndex on the sandbox', async (hall) => {
  const elasticsearchToken = 'token';
  const { urls, close } = await startSandbox({ hall, port: 0, directory: ':memory:', elasticsearchToken });
  const needs = { url: urls.cms, token: elasticsearchToken, fetch, timeoutMs: 10_000 };
  return { index: new GraphqlOverviewIndex({ ...needs, logger: new SilentLogger() }), close };
});
