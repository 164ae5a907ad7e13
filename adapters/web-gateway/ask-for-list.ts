import { type ListGatewayQuestion, listGatewayPath } from '#domain/listing/list-gateway-path.ts';
import type { Logger } from '#ports/logger.port.ts';
import { askGatewayAt, type GatewayNeeds } from './ask-gateway.ts';

export interface ListGatewayNeeds extends GatewayNeeds {
  readonly logger: Logger;
}

/** What the site answers; a question that cannot be asked gets the spare answer (LIST-14), and is logged. An abort stays an abort. */
export async function askForList<Answer>(
  needs: ListGatewayNeeds,
  question: ListGatewayQuestion,
  spare: Answer,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  try {
    return (await askGatewayAt(needs, listGatewayPath(question), signal)) as Answer;
  } catch (cause) {
    signal?.throwIfAborted();
    needs.logger.error('search.unavailable', { question: question.kind }, cause);
    return spare;
  }
}
