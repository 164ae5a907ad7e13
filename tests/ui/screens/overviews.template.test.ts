import { describe, expect, it } from 'vitest';
import type { SeriesPage } from '#domain/page/page.ts';
import { aDocument, labels, documentOf, moment } from '#fixtures/builders/a-document.ts';
import { aGlobal, aHall } from '#fixtures/builders/a-hall.ts';
import { aPageOf, aSeriesPage } from '#fixtures/builders/a-page.ts';
import { aPrice } from '#fixtures/builders/a-price.ts';
import { anEventCard, anEventId, anEventPage } from '#fixtures/builders/an-event.ts';
import { renderTemplate } from '#tests/ui/screens/render-template.ts';

const onSale = moment('2027-01-01T00:00:00+01:00');

function aSeries(slug: string, title: string, genre: string, organizer: string, room: string, month: number) {
  const uri = `series/${slug}`;
  const starts = moment(`2026-12-${String(month).padStart(2, '0')}T20:15:00+01:00`);
  const events = [anEventCard({ id: anEventId(month), starts, room: { title: room } })];
  return {
    page: aSeriesPage({ uri, title, organizer, genres: [genre], events }),
    document: aDocument({
      section: 'series',
      uri,
      title,
      starts,
      facets: { genres: labels(genre), organizers: labels(organizer), rooms: labels(room) },
      onlineSaleEnd: onSale,
    }),
  };
}

const quartet = aSeries('kwartet', 'Kwartet op zondag', 'Strijkkwartet', 'De Kwartetkring', 'Lindezaal', 9);
const organ = aSeries('orgel', 'Het orgel op zondag', 'Orgel', 'Orgelkring', 'Grote Zaal', 6);
const jazz = aSeries('jazz', 'Jazz aan de kade', 'Jazz', 'Jazzkring', 'Foyer', 3);
const all = [quartet, organ, jazz];

const overview = aPageOf('seriesOverview');
const banner = { id: 1, position: 1, seriesPosition: 2, title: 'Een vaste stoel', url: '/stoel' };
const organizer = {
  title: 'De Kwartetkring',
  subtitle: 'Vier stoelen, vier lessenaars',
  introduction: [],
} as const;

const concert = anEventPage({
  event: anEventCard({ uri: 'concerten/winterreise', title: 'Winterreise' }),
});
const concertDocument = documentOf(concert.event, {
  facets: { genres: labels('Lied'), organizers: labels('Lied in de Linde'), rooms: labels('Lindezaal') },
});
const concerts = {
  ...aPageOf('overview', { uri: 'concerten/alle', title: 'Alle concerten' }),
  path: [{ title: 'Concerten', url: '/concerten' }],
};
const chosenByHand = {
  ...aPageOf('overview', {
    items: [{ title: 'Onder de 30', subtitle: 'De helft', url: '/onder-de-30' }],
    uri: 'bezoek/slim',
    title: 'Slim naar binnen',
  }),
  path: [{ title: 'Uw bezoek', url: '/bezoek' }],
};

const global = aGlobal('nl');
const hall = aHall({
  nl: {
    global: {
      ...global,
      globalPages: { ...global.globalPages, eventOverview: { title: 'Concerten', url: '/concerten' } },
    },
    pages: [overview, concerts, chosenByHand, concert, ...all.map(({ page }) => page)],
    documents: [concertDocument, ...all.map(({ document }) => document)],
    fallbackBanners: { events: [], series: [banner] },
    banners: [
      {
        list: 'series',
        kind: 'organizer',
        value: 'De Kwartetkring',
        banner: { ...banner, seriesPosition: 1, title: 'Stoelen uit 1952' },
      },
    ],
    organizers: [{ name: 'De Kwartetkring', organizer }],
  },
});

/** The titles of the series in their order. */
function seriesIn(words: string): readonly string[] {
  return words.match(/Kwartet op zondag|Het orgel op zondag|Jazz aan de kade/g) ?? [];
}

describe('the series overview, rendered', () => {
  it('TPL-20 LIST-11 CALL-24 CALL-25 shows the series by their first concert, with the filters', async () => {
    const { words } = await renderTemplate('/series', hall);
    expect(seriesIn(words)).toEqual(['Jazz aan de kade', 'Het orgel op zondag', 'Kwartet op zondag']);
    expect(words).toContain('3 series');
    expect(words).toMatch(/Genre .*Orgel 1 .*Organisator .*Zaal .*Grote Zaal 1/);
  });

  it('WAY-40 WAY-41 DOOR-10 states what each series costs as a whole, what that saves, and whether it is still sold so', async () => {
    const price = aPrice({ ticketType: 'Serie' });
    const prices = [
      { ...price, euros: 90 },
      { ...price, euros: 40 },
    ];
    const saleStart = moment('2026-05-07T10:00:00+02:00');
    const played = anEventCard({
      id: anEventId(50),
      starts: moment('2026-11-10T20:15:00+01:00'),
      ends: moment('2026-11-10T22:00:00+01:00'),
    });
    const dated = (...days: readonly number[]) =>
      days.map((day) =>
        anEventCard({ id: anEventId(day), starts: moment(`2026-12-0${day}T20:15:00+01:00`) }),
      );
    const renderRow = async (overrides: Partial<SeriesPage>) => {
      const page = aSeriesPage({ ...jazz.page, saleStart, prices, ...overrides });
      const one = aHall({ nl: { pages: [overview, page], documents: [jazz.document] } });
      return (await renderTemplate('/series', one)).words;
    };
    expect(await renderRow({ events: dated(2, 4) })).toMatch(/vanaf € 40 scheelt € 19 met losse kaarten/);
    expect(await renderRow({ events: [played, ...dated(2, 4)] })).toMatch(
      /3 concerten, nog 2 te gaan .*vanaf € 40 scheelt € 19 op wat nog komt/,
    );
    expect(await renderRow({ events: [played, ...dated(2)] })).toMatch(/Alleen nog per concert te bestellen/);
    expect(await renderRow({ events: [played, ...dated(2)] })).not.toContain('€');
    expect(await renderRow({ events: dated(2, 4), prices: [] })).toContain('Per concert te bestellen');
    const free = dated(2, 4).map((event) => anEventCard({ ...event, minPrice: 0 }));
    expect(await renderRow({ events: free, prices: [] })).toContain('Gratis');
    const soldOut = { code: 2, starts: { _default: saleStart }, end: null } as const;
    expect(await renderRow({ events: dated(2, 4), sale: soldOut })).toContain('Uitverkocht');
  });

  it('LIST-18 CALL-10 shows a banner before the series at its position', async () => {
    const { words } = await renderTemplate('/series', hall);
    expect(words).toMatch(/Jazz aan de kade.*Een vaste stoel.*Het orgel op zondag/);
  });

  it('LIST-11 CALL-12 shows the organizer if exactly one is chosen, with its banners', async () => {
    const { words } = await renderTemplate('/series?organizers=De+Kwartetkring', hall);
    expect(words).toContain('De Kwartetkring Vier stoelen, vier lessenaars');
    expect(words).toContain('Stoelen uit 1952');
    expect(seriesIn(words)).toEqual(['Kwartet op zondag']);
    const several = await renderTemplate('/series?organizers=De+Kwartetkring&organizers=Orgelkring', hall);
    expect(several.words).not.toContain('Vier stoelen');
  });

  it('LIST-11 shows an organizer with a picture, an introduction or a subtitle, and none with a title alone', async () => {
    const rendition = { url: '/kring.webp', width: 640, height: 360 };
    const described = [
      { introduction: [], image: { alt: '', renditions: { sm: rendition } } },
      { introduction: [{ kind: 'text', text: 'Sinds 1888.' }] },
      { introduction: [], subtitle: 'Sinds 1888' },
      { introduction: [], subtitle: '' },
    ] as const;
    const organizers = described.map((description, at) => ({
      name: `Kring ${at}`,
      organizer: { title: 'De kring', ...description },
    }));
    const circles = aHall({ nl: { pages: [overview, ...all.map(({ page }) => page)], organizers } });
    const rendered = organizers.map(({ name }) => renderTemplate(`/series?organizers=${name}`, circles));
    const isShown = (await Promise.all(rendered)).map(({ html }) =>
      html.includes('aria-label="Over De kring'),
    );
    expect(isShown).toEqual([true, true, true, false]);
  });

  it('LIST-8 shows chosen values as chips, and excludes such a view from search engines', async () => {
    const { html } = await renderTemplate('/series?keyword=zondag&rooms=Lindezaal', hall);
    expect(html).toMatch(/aria-label="Verwijder filter Lindezaal"[^>]*href="\/series\?keyword=zondag"/);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  });

  it('LIST-14 suggests a filter to remove if nothing is found', async () => {
    const { words } = await renderTemplate('/series?rooms=Foyer&genres=Orgel', hall);
    expect(words).toContain('Niets gevonden met deze filters');
    expect(words).toMatch(/zonder ‘Orgel’ 1 .*Alle series/);
  });

  it('LIST-2 logs an unknown parameter', async () => {
    expect((await renderTemplate('/series?composers=Bach', hall)).events).toContain('list.unknown-parameter');
  });
});

describe('an overview, rendered', () => {
  it('LIST-17 lists the concerts, each with its date, directly below the calendar', async () => {
    const { words } = await renderTemplate('/concerten/alle', hall);
    expect(words).toContain('1 concert');
    expect(words).toMatch(/vr 4 dec 20:15 .*Winterreise/);
  });

  it('LIST-17 filters them by genre, organizer and room', async () => {
    const { words } = await renderTemplate(
      '/concerten/alle?organizers=Lied+in+de+Linde&rooms=Lindezaal',
      hall,
    );
    expect(words).toContain('Winterreise');
    expect((await renderTemplate('/concerten/alle?rooms=Foyer', hall)).words).toContain(
      'Geen concerten met deze filters',
    );
  });

  it('TPL-13 links to the editor’s choice, numbered, everywhere else', async () => {
    const { html, words } = await renderTemplate('/bezoek/slim', hall);
    expect(words).toContain('Onder de 30 De helft');
    expect(html).toMatch(/<ol[^>]*><li[^>]*><div><h2><a[^>]*href="\/onder-de-30"/);
  });
});
