import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDevelopment } from '#src/demo/development.ts';
import { root } from '#tests/root.ts';
import { freePort } from '#tests/support/free-port.ts';

describe('a developer’s site, a hall in memory and no system behind it', () => {
  let close = async () => {};
  let site = '';

  beforeAll(async () => {
    const port = await freePort();
    site = `http://localhost:${port}`;
    close = await startDevelopment({
      port,
      isLive: false,
      middleware: (_request, _response, next) => next(),
      load: (path) => import(join(root, path)),
    });
  });

  afterAll(() => close());

  it('draws the front page, and every picture on it can be had', async () => {
    const html = await (await fetch(site)).text();
    const pictures = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, source = '']) =>
      source.replaceAll('&amp;', '&'),
    );
    expect(pictures.some((picture) => picture.startsWith('/media/'))).toBe(true);
    for (const picture of new Set(pictures)) {
      const answer = await fetch(new URL(picture, site));
      expect([picture, answer.status, answer.headers.get('content-type')?.split('/')[0]]).toEqual([
        picture,
        200,
        'image',
      ]);
    }
  });

  it('has the music and refuses what is neither', async () => {
    const clip = await fetch(`${site}/media/audio/strijkkwartet.mp3`);
    expect([clip.status, clip.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    expect((await fetch(`${site}/media/anything`)).status).toBe(404);
  });
});
