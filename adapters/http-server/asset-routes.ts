import { readdirSync } from 'node:fs';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
/**
 * Adds the files for browsers. One that is not of this build is looked for in the shared folder, if there is one: a page that was
 * opened before an upgrade, or from another instance during it, has files of another build (OPS-3).
 */
export async function addAssetRoutes(
  server: FastifyInstance,
  folder: string,
  sharedFolder: string,
): Promise<void> {
  await server.register(serveFiles, {
    root: folder,
    serve: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
  });
  const ownNames = new Set(readdirSync(folder));
  server.get<{ Params: { readonly '*': string } }>('/assets/*', (request, reply) => {
    const name = request.params['*'];
    return reply.sendFile(name, sharedFolder === '' || ownNames.has(name) ? folder : sharedFolder);
  });
}
