import { CmsHttp } from '#adapters/cms-http/cms-http.adapter.ts';
import { SilentLogger } from '#adapters/in-memory/silent-logger.adapter.ts';
import { IndexedOverviews } from '#adapters/indexed-search/indexed-overviews.adapter.ts';
import { IndexedSiteSearch } from '#adapters/indexed-search/indexed-site-search.adapter.ts';
import { GraphqlOverviewIndex } from '#adapters/search-graphql/graphql-overview-index.adapter.ts';
import { GraphqlSiteIndex } from '#adapters/search-graphql/graphql-site-index.adapter.ts';
import type { Hall } from '#domain/hall/edition.ts';
import { startSandbox } from '#fixtures/sandbox/sandbox.ts';
import { overviewsContract } from '#tests/contracts/overviews.contract.ts';
import { siteSearchContract } from '#tests/contracts/site-search.contract.ts';

const token = 'token';
const logger = new SilentLogger();

async function systemsOf(hall: Hall) {
  const sandbox = { hall, port: 0, directory: ':memory:', elasticsearchToken: token };
  const { urls, close } = await startSandbox(sandbox);
  const reach = { url: urls.cms, fetch, logger, timeoutMs: 10_000 };
  return { reach, cms: new CmsHttp(reach), close };
}

overviewsContract('IndexedOverviews over the systems of the sandbox', async (hall) => {
  const { reach, cms, close } = await systemsOf(hall);
  const index = new GraphqlOverviewIndex({ ...reach, token });
  return { overviews: new IndexedOverviews({ index, cms, logger }), close };
});

siteSearchContract('IndexedSiteSearch over the systems of the sandbox', async (hall) => {
  const { reach, cms, close } = await systemsOf(hall);
  const index = new GraphqlSiteIndex({ ...reach, token });
  return { siteSearch: new IndexedSiteSearch({ index, cms, logger }), close };
});
