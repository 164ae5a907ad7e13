import { describe, expect, it } from 'vitest';
import { moment } from '#fixtures/builders/a-document.ts';
import { aGlobal, anAddress } from '#fixtures/builders/a-hall.ts';
import { aPageOf, aSeriesPage } from '#fixtures/builders/a-page.ts';
import { aPicture } from '#fixtures/builders/a-picture.ts';
import { anEventCard, anEventPage } from '#fixtures/builders/an-event.ts';
import { toStructuredAddress } from '#src/rendering/schema-org-thing.ts';
import { toStructuredConcert } from '#src/rendering/structured-concert.ts';
import { toStructuredPage } from '#src/rendering/structured-page.ts';

const address = anAddress();
const global = aGlobal('nl', {
  address,
  social: [{ icon: 'mail', title: 'Brief', url: 'https://a.example' }],
});
const now = moment('2026-11-20T12:00:00+01:00');
const facts = {
  origin: 'https://www.klankhuis.example',
  global,
  now,
  normalTicketTypes: [],
  steps: [],
  listed: [],
};

describe('the structured data of other pages', () => {
  const hall = {
    '@type': 'PerformingArtsTheater',
    '@id': 'https://www.klankhuis.example/#hall',
    name: 'Het Klankhuis',
    url: 'https://www.klankhuis.example/',
  };
  const site = {
    '@type': 'WebSite',
    name: 'Het Klankhuis',
    url: 'https://www.klankhuis.example/',
    publisher: { '@id': 'https://www.klankhuis.example/#hall' },
  };

  it('ROUTE-19 is, at home, who the hall is and where', () => {
    const home = aPageOf('home');
    const described = { ...global, seo: { title: 'Het Klankhuis', description: 'Concerten aan de kade' } };
    expect(toStructuredPage(home, { ...facts, global: described })).toEqual([
      {
        ...hall,
        description: 'Concerten aan de kade',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Kade 1',
          postalCode: '1011 AA',
          addressLocality: 'Amsterdam',
          addressCountry: 'NL',
        },
        telephone: '020',
        sameAs: ['https://a.example'],
      },
      site,
    ]);
    expect(toStructuredPage(home, { ...facts, global: aGlobal('nl') })).toEqual([hall, site]);
    expect(toStructuredAddress({ ...address, country: 'Luilekkerland' })).not.toHaveProperty(
      'addressCountry',
    );
  });

  it('ROUTE-19 is the way to the page, and what it lists, as addresses', () => {
    const steps = [
      { title: 'Home', url: '/' },
      { title: 'Pers', url: '/pers' },
    ];
    const [path, list] = toStructuredPage(aPageOf('pressOverview'), {
      ...facts,
      steps,
      listed: [{ url: '/pers/a' }, { url: '/pers/b' }],
    });
    expect(path).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${facts.origin}/` },
        { '@type': 'ListItem', position: 2, name: 'Pers', item: `${facts.origin}/pers` },
      ],
    });
    expect(list).toEqual({
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, url: `${facts.origin}/pers/a` },
        { '@type': 'ListItem', position: 2, url: `${facts.origin}/pers/b` },
      ],
    });
  });

  it('ROUTE-19 is empty without anything to describe', () => {
    const steps = [{ title: 'Home', url: '/' }];
    expect(toStructuredPage(aPageOf('favorites'), { ...facts, steps })).toEqual([]);
  });

  it('ROUTE-19 is, of a concert, that concert', () => {
    const page = anEventPage();
    expect(toStructuredPage(page, facts)).toEqual([toStructuredConcert(page, facts)]);
  });

  it('ROUTE-19 is, of a series, from when to when, where and by whom', () => {
    const events = [
      '2027-04-04T20:15:00+02:00',
      '2027-01-04T20:15:00+01:00',
      '2026-12-04T20:15:00+01:00',
    ].map((starts) => anEventCard({ starts: moment(starts) }));
    expect(toStructuredPage(aSeriesPage({ events, organizer: 'Huisorkest' }), facts)).toEqual([
      {
        '@type': 'EventSeries',
        name: 'Mahler in de winter',
        url: 'https://www.klankhuis.example/series/mahler',
        description: 'Mahler in de winter',
        startDate: '2026-12-04T20:15:00+01:00',
        endDate: '2027-04-04T20:15:00+02:00',
        location: { '@type': 'MusicVenue', name: 'Het Klankhuis', address: toStructuredAddress(address) },
        organizer: {
          '@type': 'Organization',
          name: 'Huisorkest',
          url: 'https://www.klankhuis.example/seriesOverview?organizers=Huisorkest',
        },
      },
    ]);
    const [empty] = toStructuredPage(aSeriesPage(), { ...facts, global: aGlobal('nl') });
    expect(empty).toMatchObject({ organizer: hall, location: { address: 'Het Klankhuis' } });
    expect(Object.keys(empty ?? {})).not.toContain('startDate');
    expect(Object.keys(empty ?? {})).not.toContain('endDate');
  });

  it('ROUTE-19 is, of a story or a press release, an article of the hall', () => {
    const posted = moment('2026-11-01T10:00:00+01:00');
    const base = { title: 'Een orgel', url: '/ontdek/orgel' };
    const article = {
      headline: 'Een orgel',
      url: 'https://www.klankhuis.example/ontdek/orgel',
      datePublished: '2026-11-01T10:00:00+01:00',
      inLanguage: 'nl',
      author: hall,
      publisher: hall,
    };
    const story = aPageOf('discovery', { posted, ...base, image: aPicture() });
    const image = ['https://www.klankhuis.example/media/photographs/mahler/lg'];
    expect(toStructuredPage(story, facts)).toEqual([{ '@type': 'Article', ...article, image }]);
    const release = aPageOf('press', { posted, ...base });
    expect(toStructuredPage(release, facts)).toEqual([{ '@type': 'NewsArticle', ...article }]);
  });

  it('PERSON-7 is, of a musician, a person with roles, or an ensemble', () => {
    const empty = { events: [], works: [], companions: [] };
    const base = { title: 'Ada Lund', url: '/musici/ada-lund' };
    const url = 'https://www.klankhuis.example/musici/ada-lund';
    const person = aPageOf('musician', {
      performances: { ...empty, roles: ['dirigent'] },
      ...base,
      image: aPicture(),
    });
    expect(toStructuredPage(person, facts)).toEqual([
      {
        '@type': 'Person',
        jobTitle: ['dirigent'],
        name: 'Ada Lund',
        url,
        image: ['https://www.klankhuis.example/media/photographs/mahler/lg'],
      },
    ]);
    const group = aPageOf('musician', { performances: { ...empty, roles: ['koor'] }, ...base });
    expect(toStructuredPage(group, facts)).toEqual([{ '@type': 'MusicGroup', name: 'Ada Lund', url }]);
  });

  it('PERSON-7 is nothing of a musician of whom no concert is known', () => {
    const page = aPageOf('musician', { title: 'Ada Lund', url: '/musici/ada-lund' });
    expect(toStructuredPage(page, facts)).toEqual([]);
  });
});
