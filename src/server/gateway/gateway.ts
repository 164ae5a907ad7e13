import type { FastifyInstance } from 'fastify';
import { gatewayQuestion } from '#domain/listing/gateway-path.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { SearchPort } from '#ports/search.port.ts';
import type { World } from '#src/di/world.ts';
import { answerGateway } from '#src/server/gateway/answer-gateway.ts';

/** Milliseconds until a question of a browser is given up. */
const patience = 8000;

/** What browsers ask of the CMS and the search, answered from the server's cache: the tokens stay here. */
export function addGateway(server: FastifyInstance, world: World): void {
  const sources = { cms: world.get(CmsPort), search: world.get(SearchPort) };
  server.get('/gateway/*', async (request, reply) => {
    const [path = '', query = ''] = request.url.split('?');
    const question = gatewayQuestion(path, [...new URLSearchParams(query)]);
    reply.header('Cache-Control', 'public, max-age=0, must-revalidate');
    if (!question) return reply.code(400).send(refusal(400, 'This is no question of the site'));
    try {
      return await reply.send({
        answer: await answerGateway(question, sources, AbortSignal.timeout(patience)),
      });
    } catch (cause) {
      world.get(Logger).error('gateway.unanswered', { question: question.kind }, cause);
      reply.headers({ 'Cache-Control': 'no-store', 'Retry-After': '10' });
      return reply.code(503).send(refusal(503, 'The hall cannot be asked just now'));
    }
  });
}

function refusal(code: number, message: string) {
  return { error: { code, message } };
}
