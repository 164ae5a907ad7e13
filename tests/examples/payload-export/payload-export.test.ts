import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { describe, expect, it } from 'vitest';
import { ExampleExport } from '#tests/examples/example-export.ts';
import concerts1 from './answers/concerts-1.json' with { type: 'json' };
import concerts2 from './answers/concerts-2.json' with { type: 'json' };
import pages from './answers/pages-1.json' with { type: 'json' };
import rooms from './answers/rooms-1.json' with { type: 'json' };
import { exportPayload } from './export-payload.ts';

/*
 * `answers/` is recorded from Payload 3.90.2 with SQLite, by `handleEndpoints` without Next. The requests are those of the script, with
 * `limit=2` for the concerts; the fields are those that the script reads, and the texts are of its Lexical editor. The picture of the last
 * concert is one that the key may not read.
 */
const url = 'https://payload.hall.example';
const apiKey = 'the key of a reader';
const answers: Readonly<Record<string, object>> = {
  'rooms 1': rooms,
  'concerts 1': concerts1,
  'concerts 2': concerts2,
  'pages 1': pages,
};

/** Payload with drafts and access for the key alone. */
const network = setupServer(
  http.get(`${url}/api/media/file/:name`, () => new HttpResponse('a picture')),
  http.get(`${url}/api/:collection`, ({ request, params }) => {
    const query = new URL(request.url).searchParams;
    const isAllowed = request.headers.get('Authorization') === `users API-Key ${apiKey}`;
    const isAsDocumented =
      query.get('locale') === 'all' && query.get('where[_status][equals]') === 'published';
    const answer = answers[`${String(params['collection'])} ${query.get('page')}`];
    return isAllowed && isAsDocumented && answer
      ? HttpResponse.json(answer)
      : HttpResponse.json(
          { errors: [{ message: 'You are not allowed to perform this action.' }] },
          { status: 403 },
        );
  }),
);
const example = new ExampleExport((draft) => exportPayload(draft, { url, apiKey }));

example.runOver(network);

describe('an export of Payload', () => {
  it('SWAP-7 is a folder that the site reads without a problem, without the broken concert, which is named', async () => {
    const { hall, events } = await example.read();
    expect(events).not.toContain('cms-folder.invalid');
    expect(hall.editions.en.pages.map(({ uri }) => uri)).toEqual([
      'concerts/orgel',
      'concerts/trio-noordzee',
      'contact',
    ]);
    expect(example.problems).toEqual([
      'concert 2 (geen-datum) is left out: starts: Invalid type: Expected string but received null',
    ]);
  });

  it('SWAP-7 has the concert in both languages, with its room, picture, genres and prices', async () => {
    const { hall } = await example.read();
    const [nl, en] = [hall.editions.nl, hall.editions.en].map(({ pages: all }) =>
      all.find(({ uri }) => uri.endsWith('trio-noordzee')),
    );
    expect(nl).toMatchObject({
      title: 'Trio Noordzee',
      image: {
        alt: 'Trio op het podium',
        renditions: { lg: { url: expect.stringMatching(/^\/media\/\w{12}-trio\.jpg$/), width: 1200 } },
      },
      event: {
        starts: Date.parse('2026-12-04T19:30:00Z'),
        production: { genres: ['Kamermuziek'] },
        purchaseUrl: 'https://tickets.example/trio',
      },
      prices: [{ ticketType: 'Normaal', euros: 24.5 }],
    });
    expect(en).toMatchObject({
      title: 'North Sea Trio',
      event: { room: { title: 'Main Hall' }, performers: [{ name: 'Ada Lund', role: 'violin' }] },
    });
  });

  it('SWAP-7 is rendered: the page of a concert, its formatted text, and what is not translated in Dutch', async () => {
    const [nl, en, untranslated, contact] = await example.render(
      '/concerten/trio-noordzee',
      '/en/concerts/trio-noordzee',
      '/en/concerts/orgel',
      '/en/contact',
    );
    expect(nl).toContain('Drie strijkers en <strong>de zee</strong> <em>van</em> <a');
    expect(nl?.replaceAll('<!-- -->', '')).toContain('<br/>#1 van *Europa*');
    expect(en).toContain('<em><strong>the sea</strong></em>');
    expect(untranslated).toContain('Orgel om twaalf uur');
    expect(contact).toContain('Call us.');
  });

  it.each([
    ['its second page fails', () => new HttpResponse(null, { status: 502 }), 'responds with 502'],
    ['it is a page of HTML', () => HttpResponse.html('<title>Maintenance</title>'), 'is not valid JSON'],
    [
      'it has fewer documents than it says',
      () => HttpResponse.json({ ...concerts2, docs: [] }),
      'concerts changed',
    ],
    ['it does not answer', () => HttpResponse.error(), 'cannot be fetched'],
  ])('SWAP-7 leaves the folder as it was if %s', async (_, respond, reason) => {
    const former = example.current();
    network.use(
      http.get(`${url}/api/concerts`, ({ request }) =>
        new URL(request.url).searchParams.get('page') === '2' ? respond() : undefined,
      ),
    );
    await expect(example.run()).rejects.toThrow(reason);
    expect(example.current()).toBe(former);
  });
});
