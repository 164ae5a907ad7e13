import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { describe, expect, it } from 'vitest';
import { ExampleExport } from '#tests/examples/example-export.ts';
import concerts1 from './answers/concert-1.json' with { type: 'json' };
import concerts2 from './answers/concert-2.json' with { type: 'json' };
import pages1 from './answers/pages-1.json' with { type: 'json' };
import { exportWordPress } from './export-wordpress.ts';

/*
 * `answers/` is recorded from WordPress 6.1.9, a package of Debian, with MariaDB and without a theme. The requests are those of the script
 * without a key, with `per_page=2` for the concerts. A small plugin registers the post type, the taxonomy and the fields that the script
 * reads; the arrays have a schema of their rows. The picture of the last concert belongs to a draft, so WordPress refuses it.
 */
const url = 'https://cms.hall.example';
const network = setupServer(
  http.get(`${url}/wp-json/wp/v2/concert`, servePages([concerts1, concerts2])),
  http.get(`${url}/wp-json/wp/v2/pages`, servePages([pages1])),
  http.get(`${url}/wp-content/uploads/*`, () => new HttpResponse('a picture')),
);
const example = new ExampleExport(
  (draft) => exportWordPress(draft, url),
  [{ id: 'grote-zaal', title: { nl: 'Grote Zaal', en: 'Main Hall' } }],
);

/** Serves lists as WordPress does: their number is in a header, 0 if nothing is found, and a page after the last is refused. */
function servePages(lists: readonly (readonly object[])[]) {
  return ({ request }: { readonly request: Request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'));
    const list = lists[page - 1];
    const total = lists.flat().length;
    const headers = { 'X-WP-Total': String(total), 'X-WP-TotalPages': String(total && lists.length) };
    return list
      ? HttpResponse.json([...list], { headers })
      : HttpResponse.json({ code: 'rest_post_invalid_page_number', data: { status: 400 } }, { status: 400 });
  };
}

example.runOver(network);

describe('an export of WordPress', () => {
  it('SWAP-7 is a folder that the site reads without a problem, without the broken concert, which is named', async () => {
    const { hall, events } = await example.read();
    expect(events).not.toContain('cms-folder.invalid');
    expect(hall.editions.nl.pages.map(({ uri }) => uri)).toEqual([
      'concerten/orgel',
      'concerten/trio-noordzee',
      'contact',
    ]);
    expect(example.problems).toEqual([
      expect.stringMatching(
        /^concert 7 \(geen-datum\) is left out: concerts\/geen-datum\.json:\d+: starts: Not a date/,
      ),
    ]);
  });

  it('SWAP-7 has the concert in both languages, with its picture, genres and prices', async () => {
    const { hall } = await example.read();
    const [nl, en] = [hall.editions.nl, hall.editions.en].map(({ pages }) =>
      pages.find(({ kind, uri }) => kind === 'event' && uri.endsWith('trio-noordzee')),
    );
    expect(nl).toMatchObject({
      title: 'Trio Noordzee – Bach & zee',
      image: {
        alt: 'Trio op het podium',
        renditions: { lg: { url: expect.stringMatching(/^\/media\/\w{12}-trio\.jpg$/), width: 1200 } },
      },
      event: { production: { genres: ['Kamermuziek & lied'] }, purchaseUrl: 'https://tickets.example/trio' },
      prices: [{ ticketType: 'Normaal', euros: 24.5 }],
    });
    expect(en).toMatchObject({
      title: 'North Sea Trio',
      event: { performers: [{ name: 'Ada Lund', role: 'violin' }] },
    });
  });

  it('SWAP-7 is rendered: the page of a concert, its formatted text and the picture in it', async () => {
    const [nl, en, contact] = await example.render(
      '/concerten/trio-noordzee',
      '/en/concerts/trio-noordzee',
      '/en/contact',
    );
    expect(nl).toContain('Trio Noordzee – Bach &amp; zee');
    expect(nl).toContain('<strong>de zee</strong> van <a');
    expect(nl).toMatch(/src="\/media\/\w{12}-zee\.jpg"[^>]*alt="De zee"/);
    expect(nl).not.toContain('cms.hall.example');
    expect(en).toContain('<strong>the sea</strong>');
    expect(contact).toContain('Call us.');
  });

  it.each([
    [
      'its second page fails',
      () => HttpResponse.json({ code: 'internal_server_error' }, { status: 500 }),
      'responds with 500',
    ],
    [
      'it is no list',
      () => HttpResponse.json({ code: 'rest_no_route' }, { headers: { 'X-WP-TotalPages': '2' } }),
      'Expected Array',
    ],
    ['it is a page of HTML', () => HttpResponse.html('<title>Maintenance</title>'), 'Expected string'],
  ])('SWAP-7 leaves the folder as it was if %s', async (_, respond, reason) => {
    const former = example.current();
    network.use(
      http.get(`${url}/wp-json/wp/v2/concert`, ({ request }) =>
        new URL(request.url).searchParams.get('page') === '2'
          ? respond()
          : servePages([concerts1, concerts2])({ request }),
      ),
    );
    await expect(example.run()).rejects.toThrow(reason);
    expect(example.current()).toBe(former);
  });

  it('SWAP-7 leaves the folder as it was if there are suddenly no concerts', async () => {
    const former = example.current();
    network.use(http.get(`${url}/wp-json/wp/v2/concert`, servePages([[]])));
    await expect(example.run()).rejects.toThrow('No concerts are left');
    expect(example.current()).toBe(former);
  });
});
