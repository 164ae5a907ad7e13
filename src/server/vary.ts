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
    // In lower case, as the compressing plugin looks for it: beside another spelling it would add its own.
    const others = String(reply.getHeader('vary') ?? '').split(/\s*,\s*/);
    const names = new Set([...others, 'accept-encoding'].map((name) => name.toLowerCase()));
    names.delete('');
    reply.header('vary', [...names].join(', '));
  });
}
