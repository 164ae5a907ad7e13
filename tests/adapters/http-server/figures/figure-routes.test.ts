import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderFigureSvgForPath } from '#adapters/figures/figure-svg-for-path.ts';
import { addFigureRoutes } from '#adapters/http-server/files/figure-routes.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { inksByTheme } from '#hall/inks.ts';
import { aPipeline } from '#tests/support/a-pipeline.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { stillWorld } from '#tests/support/world.ts';
import { pickFigureImagePathByHash, toFigurePngPath, toFigureRowPath } from '#ui/figure/figure-image-path.ts';

const pipeline = aPipeline(stillWorld(aHall()), { timer: new ManualTimer() });
let server: FastifyInstance;
beforeAll(() => {
  server = Fastify();
  addFigureRoutes(server, pipeline);
});
afterAll(() => server.close());

const cover = (identifier: number) =>
  pickFigureImagePathByHash({ identifier, theme: 'petrol', style: 'cover' });

describe('the figures, over HTTP', () => {
  it('ROUTE-19 are pictures of 1200 by 630 that other sites may show', async () => {
    const path = toFigurePngPath({ identifier: 48211, room: 'Lindezaal', theme: 'blue', style: 'open' });
    const answer = await server.inject(path);
    const { format, width, height } = await sharp(answer.rawPayload).metadata();
    expect([answer.statusCode, format, width, height]).toEqual([200, 'png', 1200, 630]);
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(answer.rawPayload.length).toBeLessThan(60_000);
  });

  it.each(['light', 'dark'] as const)(
    'DOOR-32 are small pictures for rows, in the inks of the %s scheme, with clear corners',
    async (scheme) => {
      const options = { identifier: 48211, room: 'Lindezaal', theme: 'blue', style: 'open' } as const;
      const path = toFigureRowPath(pickFigureImagePathByHash(options), scheme);
      const answer = await server.inject(path);
      expect(answer.headers['content-type']).toBe('image/png');
      expect(answer.rawPayload.length).toBeLessThan(6000);
      const { data, info } = await sharp(answer.rawPayload)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height, data[3]]).toEqual([200, 200, 0]);
      const { ground, sand } = inksByTheme.blue[scheme];
      const used = new Set<string>();
      for (let at = 0; at < data.length; at += 4) used.add(`#${data.subarray(at, at + 3).toString('hex')}`);
      expect([used.has(ground), used.has(sand)]).toEqual([true, true]);
    },
  );

  it.each(['/figure/3.petrol.square.9999.open.png', '/figure/x.png', '/figure/3.petrol.square.1.open.jpg'])(
    'have nothing at %s',
    async (path) => {
      expect((await server.inject(path)).statusCode).toBe(404);
    },
  );

  it('C22 are drawn one in each turn of the main thread', async () => {
    const turns: (() => void)[] = [];
    const waitForTurn = vi
      .spyOn(pipeline.timeSlicer, 'waitForTurn')
      .mockImplementation(() => new Promise((resolve) => turns.push(resolve)));
    const answers = [7, 8, 9].map((identifier) => server.inject(cover(identifier)));
    for (const [drawn, answer] of answers.entries()) {
      await expect.poll(() => turns.length).toBe(drawn + 1);
      turns[drawn]?.();
      expect((await answer).statusCode).toBe(200);
    }
    waitForTurn.mockRestore();
  });

  it('C22 are the domain’s SVG, compressed or not', async () => {
    const plain = await server.inject(cover(1));
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body === renderFigureSvgForPath(cover(1))).toBe(true);
    const small = await server.inject({ url: cover(1), headers: { 'accept-encoding': 'br' } });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  });

  it('C22 are rendered once for concurrent requests, and rejected beyond the queue limit', async () => {
    const responses = await Promise.all(Array.from({ length: 400 }, () => server.inject(cover(500))));
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const path = (identifier: number) =>
      toFigurePngPath({ identifier, room: 'Foyer', theme: 'blue', style: 'silent' });
    const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => server.inject(path(at))));
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(10);
    expect(new Set(refused.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['5']));
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(11);
  });
});
