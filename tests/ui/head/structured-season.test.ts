import { describe, expect, it } from 'vitest';
import { concertsOf, editionAt, november } from '#tests/fixtures/hall/kit/halls.ts';
import { toStructuredConcert } from '#ui/head/structured-concert.ts';
import { toStructuredPage } from '#ui/head/structured-page.ts';
import { problemsIn } from './schema.ts';

const origin = 'https://www.klankhuis.example';
const normalTicketTypes = ['Normaal', 'Standard'];

describe('a season of the hall, to search engines', () => {
  const editions = [editionAt(november, 'nl'), editionAt(november, 'en')];
  const concerts = editions.flatMap((edition) => concertsOf(edition).map((page) => ({ page, edition })));

  it('ROUTE-19 is valid schema.org, for a whole season in both languages', () => {
    expect(concerts.length).toBeGreaterThan(50);
    const problems = concerts.flatMap(({ page, edition }) =>
      problemsIn(
        toStructuredConcert(page, { origin, global: edition.global, now: november, normalTicketTypes }),
      ),
    );
    expect([...new Set(problems)]).toEqual([]);
  });

  it('ROUTE-19 covers every event status in a season', () => {
    const seen = concerts.map(({ page, edition }) =>
      toStructuredConcert(page, { origin, global: edition.global, now: november, normalTicketTypes }),
    );
    expect(new Set(seen.map((concert) => concert['eventStatus']))).toEqual(
      new Set(['Scheduled', 'Cancelled', 'Rescheduled'].map((status) => `https://schema.org/Event${status}`)),
    );
    const offers = seen.flatMap((concert) => Object(concert['offers']).availability ?? []);
    expect(new Set(offers).size).toBeGreaterThanOrEqual(3);
  });

  it('ROUTE-19 is valid schema.org, for every page of the hall', () => {
    const { pages, global: shared } = editionAt(november, 'nl');
    const steps = [
      { title: 'Home', url: '/' },
      { title: 'Series', url: '/series' },
    ];
    const listed = [{ url: '/series/mahler' }];
    const problems = pages.flatMap((page) =>
      problemsIn(
        toStructuredPage(page, { origin, global: shared, now: november, normalTicketTypes, steps, listed }),
      ),
    );
    expect(pages.length).toBeGreaterThan(100);
    expect([...new Set(problems)]).toEqual([]);
  });
});
