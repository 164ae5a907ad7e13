import type { FastifyInstance } from 'fastify';

/** Types whose bytes are compressed already, so that they are sent in one way only. */
const compressedTypes = /^(image\/(?!svg)|font\/|audio\/|video\/|application\/octet-stream)/;

/** The same by the name of a file: an answer 304 has no type. */
const compressedFiles = /\.(png|jpe?g|webp|avif|ico|woff2?)$/;

/** Says of every answer that can be compressed that it depends on `Accept-Encoding`, also where this one is sent as it is. */
export function addVary(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply) => {
    const type = String(reply.getHeader('content-type') ?? '');
    const [path = ''] = request.url.split('?');
    if (type === '' ? compressedFiles.test(path) : compressedTypes.test(type)) return;
    // In lower case, as the compressing plugin writes and looks for it: it would add its own beside another spelling.
    if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
  });
}
