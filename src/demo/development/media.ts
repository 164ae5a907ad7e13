import type { IncomingMessage, ServerResponse } from 'node:http';
import { inMemory } from '#fixtures/sandbox/database/hall-database.ts';
import { mediaRoutes } from '#fixtures/sandbox/media/media-routes.ts';
import { askedBy } from '#fixtures/sandbox/support/asked.ts';
import { deliver } from '#fixtures/sandbox/support/delivery.ts';
import { routed } from '#fixtures/sandbox/support/router.ts';

const answer = routed(mediaRoutes(inMemory));

/** Answers a request for a picture, music or a film of the hall in memory. */
export async function sendMedia(request: IncomingMessage, response: ServerResponse): Promise<void> {
  deliver(await answer(askedBy(request)), response);
}
