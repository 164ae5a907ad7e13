import type { IncomingMessage, ServerResponse } from 'node:http';
import { inMemory } from '#fixtures/sandbox/database/hall-database.ts';
import { mediaRoutes } from '#fixtures/sandbox/media/media-routes.ts';
import { createRouter } from '#fixtures/sandbox/support/router.ts';
import { readRequest } from '#fixtures/sandbox/support/sandbox-request.ts';
import { sendResponse } from '#fixtures/sandbox/support/send-response.ts';

const answer = createRouter(mediaRoutes(inMemory));

/** Answers a request for a picture, music or a film of the hall in memory. */
export async function sendMedia(request: IncomingMessage, response: ServerResponse): Promise<void> {
  sendResponse(await answer(readRequest(request)), response);
}
