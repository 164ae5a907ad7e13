import { createGraphqlSearchIndex } from '#adapters/search-graphql/graphql-search-index.adapter.ts';
import type { Hall } from '#adapters/shared/hall.ts';
import { startSandbox } from '#fixtures/sandbox/sandbox.ts';
import { searchIndexContract } from '#tests/contracts/search-index.contract.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

async function given(hall: Hall) {
  const { urls, close } = await startSandbox({
    hall,
    systems: ['cms'],
    port: 0,
    directory: ':memory:',
    elasticsearchToken: 'token',
  });
  const logger = new SilentLogger();
  const index = createGraphqlSearchIndex({ url: urls.cms, token: 'token', fetch, logger, timeoutMs: 10_000 });
  return { index, close };
}

searchIndexContract('graphqlSearchIndex on the sandbox', given);
