import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { InMemoryCms } from '#adapters/in-memory/in-memory-cms.adapter.ts';
import { InMemoryOverviewIndex } from '#adapters/in-memory/in-memory-overview-index.adapter.ts';
import { InMemorySearchIndex } from '#adapters/in-memory/in-memory-search-index.adapter.ts';
import { InMemorySiteIndex } from '#adapters/in-memory/in-memory-site-index.adapter.ts';
import { SilentLogger } from '#adapters/in-memory/silent-logger.adapter.ts';
import { IndexedOverviews } from '#adapters/indexed-search/indexed-overviews.adapter.ts';
import { IndexedSearch } from '#adapters/indexed-search/indexed-search.adapter.ts';
import { IndexedSiteSearch } from '#adapters/indexed-search/indexed-site-search.adapter.ts';
import type { Hall } from '#domain/hall/edition.ts';
import { gatewayQuestion } from '#domain/listing/gateway-path.ts';
import { listGatewayQuestion } from '#domain/listing/list-gateway-path.ts';
import { answerGateway, type GatewaySources } from '#src/server/gateway/answer-gateway.ts';
import { answerListGateway, type ListGatewaySources } from '#src/server/gateway/answer-list-gateway.ts';

/** A server that answers gateway questions about a hall, and nothing else. */
export async function serveGateway(hall: Hall): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const cms = new InMemoryCms(hall);
  const index = new InMemorySearchIndex(hall);
  const logger = new SilentLogger();
  const sources = {
    cms,
    search: new IndexedSearch({ index, cms, logger }),
    overviews: new IndexedOverviews({ index: new InMemoryOverviewIndex(hall), cms, logger }),
    siteSearch: new IndexedSiteSearch({ index: new InMemorySiteIndex(hall), cms, logger }),
  };
  const server = createServer(async (request, response) => {
    const { status, body } = await answerTo(request.url ?? '/', sources);
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => closed(server) };
}

async function answerTo(
  url: string,
  sources: GatewaySources & ListGatewaySources,
): Promise<{ status: number; body: unknown }> {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const { signal } = new AbortController();
  const question = gatewayQuestion(pathname, [...searchParams]);
  if (question) return { status: 200, body: { answer: await answerGateway(question, sources, signal) } };
  const list = listGatewayQuestion(pathname, [...searchParams]);
  if (!list) return { status: 400, body: { error: 'No question' } };
  return { status: 200, body: { answer: await answerListGateway(list, sources, signal) } };
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
