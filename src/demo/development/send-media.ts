import type { IncomingMessage, ServerResponse } from 'node:http';
import { createMediaRoutes } from '#fixtures/sandbox/media/media-routes.ts';
import { createSandboxRouter } from '#fixtures/sandbox/support/router.ts';
import { readRequest } from '#fixtures/sandbox/support/sandbox-request.ts';
import { sendResponse } from '#fixtures/sandbox/support/send-response.ts';

const answer = createSandboxRouter(createMediaRoutes());

/** Answers a request for a picture, music or a film of the hall. */
export async function sendMedia(request: IncomingMessage, response: ServerResponse): Promise<void> {
  sendResponse(await answer(readRequest(request)), response);
}
