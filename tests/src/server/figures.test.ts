import Fastify from 'fastify';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sharedFigurePath } from '#domain/figure/figure-path.ts';
import { addFigures } from '#src/server/figures.ts';

function served() {
  const server = Fastify();
  addFigures(server);
  return server;
}

describe('the figures, over HTTP', () => {
  it('ROUTE-19 are pictures of 1200 by 630 that other sites may show', async () => {
    const path = sharedFigurePath({ identifier: 48211, room: 'Lindezaal', theme: 'blue', mood: 'open' });
    const answer = await served().inject(path);
    const { format, width, height } = await sharp(answer.rawPayload).metadata();
    expect([answer.statusCode, format, width, height]).toEqual([200, 'png', 1200, 630]);
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(answer.rawPayload.length).toBeLessThan(60_000);
  });

  it.each(['/figure/1.petrol.square.9999.open.png', '/figure/x.png', '/figure/1.petrol.square.1.open.jpg'])(
    'have nothing at %s',
    async (path) => {
      expect((await served().inject(path)).statusCode).toBe(404);
    },
  );
});
