import { describe, expect, it } from 'vitest';
import type { Banner } from '#domain/event/banner.ts';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { aDocument, moment } from '#fixtures/builders/a-document.ts';
import { aHall, hallWith } from '#fixtures/builders/a-hall.ts';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { anEventCard, anEventId, anEventPage } from '#fixtures/builders/an-event.ts';
import { renderTemplate } from '#tests/ui/screens/render-template.ts';

const first = moment('2026-12-01T20:15:00+01:00');

function concertAt(place: number) {
  const uri = `concerten/${String(place).padStart(2, '0')}`;
  const starts = addMilliseconds(first, place * 24 * hourMs);
  const title = `Concert ${place}`;
  return {
    page: anEventPage({ event: anEventCard({ uri, id: anEventId(place), starts, title }) }),
    document: aDocument({
      uri,
      title,
      starts,
      ends: addMilliseconds(starts, 2 * hourMs),
      words: ['concert'],
    }),
  };
}

function bannerAt(position: number): Banner {
  return { id: position, position, seriesPosition: 1, title: `Banner ${position}`, url: '/actie' };
}

const calendar = aPageOf('eventOverview');

/** A hall with `many` concerts, some without a page, and banners at some positions. */
function hallOfConcerts(many: number, withoutPage: readonly number[], ...positions: readonly number[]) {
  const concerts = Array.from({ length: many }, (_, at) => concertAt(at + 1));
  const pages = concerts.filter((_, at) => !withoutPage.includes(at + 1)).map(({ page }) => page);
  return aHall({
    nl: {
      pages: [calendar, ...pages],
      documents: concerts.map(({ document }) => document),
      fallbackBanners: { events: positions.map(bannerAt), series: [] },
    },
  });
}

/** The numbers of the concerts and, in brackets, of the banners, in their order. */
async function standing(path: string, hall: ReturnType<typeof hallOfConcerts>): Promise<string> {
  const { words } = await renderTemplate(path, hall);
  return [...words.matchAll(/(Concert|Banner) (\d+)/g)]
    .map(([, kind, number]) => (kind === 'Banner' ? `[${number}]` : number))
    .join(' ');
}

describe('the banners of the calendar, rendered', () => {
  it('LIST-18 are before the n-th concert of the whole result, each on its own page', async () => {
    const hall = hallOfConcerts(18, [], 1, 3, 17);
    expect(await standing('/concertagenda', hall)).toMatch(/^\[1\] 1 2 \[3\] 3 4 .* 15$/);
    expect(await standing('/concertagenda?page=2', hall)).toBe('16 [17] 17 18');
  });

  it('LIST-18 are last if the concerts after them have no page', async () => {
    expect(await standing('/concertagenda', hallOfConcerts(3, [2, 3], 3))).toBe('1 [3]');
  });
});

describe('the best matches of the calendar, rendered', () => {
  it.each([
    [[], '/', 'De 5 beste resultaten'],
    [[1, 4], '/en/', 'The 3 best matches'],
    [[1, 2, 3, 5], '/en/', 'Best match'],
  ])(
    'LIST-5 have the number of their cards above the list, without pages %j under %s',
    async (missing, base, text) => {
      const { editions, ...rest } = hallOfConcerts(7, missing);
      const pages = editions.nl.pages.map((page) => ({ ...page, language: 'en' as const }));
      const hall = {
        ...rest,
        editions: { ...editions, en: { ...editions.nl, locale: 'en' as const, pages } },
      };
      const { html } = await renderTemplate(`${base}concertagenda?keyword=concert`, hall);
      expect(html).toContain(`<h2>${text}</h2>`);
    },
  );
});

describe('the calendar, rendered', () => {
  it('TPL-10 has its title, the month, the filters and the list', async () => {
    const { html, words } = await renderTemplate('/concertagenda?date=2026-12-02', hallOfConcerts(3, []));
    expect(html).toMatch(/<h1[^>]*>Concerten<\/h1>/);
    expect(words).toMatch(/december 2026.*Concert 1.*Concert 2.*Concert 3/);
    expect(html).toMatch(/<form[^>]*action="\/concertagenda"/);
    expect(html).toContain('name="keyword"');
  });

  it('LIST-5 folds what is over today into one line at the end of its day; its banners and the count stay', async () => {
    const concerts = [10, 11, 14, 38].map((hour) => {
      const starts = addMilliseconds(moment('2026-11-20T00:00:00+01:00'), hour * hourMs);
      const [uri, ends] = [`concerten/om-${hour}`, addMilliseconds(starts, hourMs / 2)];
      const event = anEventCard({ uri, id: anEventId(hour), starts, ends, title: `Concert ${hour}` });
      return { page: anEventPage({ event }), document: aDocument({ uri, title: event.title, starts, ends }) };
    });
    const hall = hallWith(concerts, {
      pages: [calendar],
      fallbackBanners: { events: [bannerAt(2)], series: [] },
    });
    const { html, words } = await renderTemplate('/concertagenda', hall);
    expect(words).toMatch(
      /4 concerten vrijdag 20 november vandaag.*Banner 2.*Concert 14.*Eerder vandaag: 2.*Concert 10.*Concert 11.*zaterdag.*Concert 38/,
    );
    const [folded = ''] = /<details.*?<\/details>/s.exec(html.slice(html.indexOf('id="results"'))) ?? [];
    expect(folded.match(/>Concert \d+</g)).toEqual(['>Concert 10<', '>Concert 11<']);
  });

  it('LIST-5 has a heading for each day, with its concerts below it', async () => {
    const { html } = await renderTemplate('/concertagenda', hallOfConcerts(3, []));
    const outline = [
      ...html.matchAll(/<h2[^>]*><time dateTime="([\d-]+)">(.*?)<\/time>|<h3[^>]*>(?:<[^>]*>)*(Concert \d)/g),
    ];
    expect(outline.map(([, day, name, title]) => title ?? `${day} ${name}`)).toEqual([
      '2026-12-02 woensdag 2 december',
      'Concert 1',
      '2026-12-03 donderdag 3 december',
      'Concert 2',
      '2026-12-04 vrijdag 4 december',
      'Concert 3',
    ]);
  });

  it('DOOR-42 WAY-12 states beside a day how many concerts its list has, last night’s that ends after midnight included', async () => {
    const late = {
      starts: moment('2026-11-19T22:30:00+01:00'),
      ends: moment('2026-11-20T00:45:00+01:00'),
    };
    const uri = 'concerten/late-nacht';
    const page = anEventPage({ event: anEventCard({ uri, title: 'Late nacht', ...late }) });
    const hall = hallWith([page], { pages: [calendar] });
    const { words } = await renderTemplate('/concertagenda', hall);
    expect(words).toMatch(/Vandaag 1 Morgen 0/);
    expect((await renderTemplate('/concertagenda?until=2026-11-20', hall)).words).toContain('Late nacht');
  });
});

describe('the days of the calendar, rendered', () => {
  it('WAY-11 lists the concerts up to and including the last day, with the days as a filter', async () => {
    const hall = hallOfConcerts(7, []);
    const { words, html } = await renderTemplate('/concertagenda?date=2026-12-03&until=2026-12-05', hall);
    expect(words.match(/Concert \d/g)).toEqual(['Concert 2', 'Concert 3', 'Concert 4']);
    expect(words).toContain('do 3 dec tot en met za 5 dec');
    expect(html).toContain('<input type="hidden" name="until" value="2026-12-05"/>');
    expect(html).toContain('/concertagenda.ics?date=2026-12-03&amp;until=2026-12-05');
  });

  it('WAY-14 offers the list from the chosen day and of that day only', async () => {
    const { html } = await renderTemplate('/concertagenda?date=2026-12-03', hallOfConcerts(7, []));
    expect(html).toContain('href="/concertagenda?date=2026-12-03&amp;until=2026-12-03">alleen do 3 dec</a>');
    expect(html).toContain(
      '<a aria-current="true" data-link="filter" href="/concertagenda?date=2026-12-03">vanaf do 3 dec</a>',
    );
  });

  it('WAY-14 states of a day of another month its date only, and links to the list from it', async () => {
    const { html } = await renderTemplate('/concertagenda?date=2026-12-03', hallOfConcerts(7, []));
    expect(html).toMatch(
      /<button aria-label="vrijdag 1 januari"[^>]* form="days"[^>]* value="2027-01-01"[^>]*>1</,
    );
    expect(html).toContain('aria-label="donderdag 31 december, geen concerten"');
    expect(html).toMatch(/data-count="1"[^>]* aria-label="vrijdag 4 december, 1 concert"/);
  });
});
