import { describe, expect, it } from 'vitest';
import type { EducationCard, EducationEventCard } from '#domain/page/education-card.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { hallOf } from '#fixtures/builders/a-hall.ts';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { aSale } from '#fixtures/builders/a-sale.ts';
import { anEventId } from '#fixtures/builders/an-event.ts';
import { schoolMorning } from '#fixtures/builders/concerts.ts';
import { defaultSettings } from '#tests/support/world.ts';
import { renderTemplate } from '#tests/ui/screens/render-template.ts';

function aMorning(number: number, starts: string, own: Partial<EducationEventCard> = {}): EducationEventCard {
  return schoolMorning({ id: anEventId(number), tixEventId: number, starts: moment(starts), ...own });
}

function aCard(slug: string, title: string, ...schoolTags: readonly number[]): EducationCard {
  const uri = `educatie/projecten/${slug}`;
  return { uri, url: `/${uri}`, title, ageGroup: 'groep 3 en 4', schoolTags };
}

const silence = aCard('stil', 'Stil', 518);
const productions = [
  silence,
  aCard('muizen', 'Muizenmuziek', 518, 519),
  aCard('rap', 'Rap en recitatief', 521),
];
const production = {
  ...aPageOf('educationProduction', {
    events: [
      aMorning(70_001, '2026-12-10T10:15:00+01:00'),
      aMorning(70_002, '2027-01-14T10:15:00+01:00', { sale: aSale({ code: 2 }) }),
    ],
    lesson: { url: 'https://les.example/stil', language: 'nl' },
    uri: silence.uri,
    url: silence.url,
  }),
  path: [{ title: 'Educatie', url: '/educatie' }],
};
const overview = aPageOf('educationOverview', { productions });
const hall = hallOf(overview, production);

describe('the education overview, rendered', () => {
  it('TPL-6 shows every production under its kind of school', async () => {
    const { words } = await renderTemplate('/educatie', hall);
    expect(words).toContain('Basisonderwijs 2 producties');
    expect(words).toMatch(/Muizenmuziek groep 3 en 4 ook voor speciaal onderwijs/);
    expect(words).toMatch(/Havo en vwo 1 productie Rap en recitatief/);
  });

  it('TPL-6 shows only the kind of school in the address', async () => {
    const { words, html } = await renderTemplate('/educatie?school=havoVwo', hall);
    expect(words).toContain('Rap en recitatief');
    expect(words).not.toContain('Muizenmuziek');
    expect(html).toMatch(/aria-current="true"[^>]*href="\/educatie\?school=havoVwo"/);
  });

  it('DOOR-73 shows only the productions for the year in the address, and links to the other years', async () => {
    const groups = (...numbers: readonly number[]) =>
      numbers.map((group) => ({ id: `groep-${group}`, title: `groep ${group}` }));
    const some = [
      { ...silence, years: groups(3, 4) },
      { ...aCard('muizen', 'Muizenmuziek', 518), years: groups(1) },
      aCard('rap', 'Rap en recitatief', 521),
    ];
    const years = hallOf({ ...overview, productions: some }, production);
    const { words, html } = await renderTemplate('/educatie?school=regularPrimary&year=groep-4', years);
    expect(words).toContain('Stil');
    expect(words).not.toContain('Muizenmuziek');
    expect(words).toContain('Alle jaren groep 1 groep 3 groep 4');
    expect(html).toMatch(/aria-current="true"[^>]*href="\/educatie\?school=regularPrimary&amp;year=groep-4"/);
    const unknown = await renderTemplate('/educatie?school=regularPrimary&year=groep-9', years);
    expect(unknown.words).toContain('Muizenmuziek');
    expect((await renderTemplate('/educatie', years)).words).not.toContain('Alle jaren');
  });

  it('WAY-43 states the dates of a production that are to come, with room, price and state', async () => {
    const past = {
      ...aMorning(70_000, '2026-11-10T10:15:00+01:00'),
      ends: moment('2026-11-10T11:15:00+01:00'),
    };
    const page = { ...production, events: [...production.events, past] };
    const { words } = await renderTemplate('/educatie', hallOf(overview, page));
    expect(words).toMatch(
      /Stil groep 3 en 4 Grote Zaal € 4,50 per leerling do 10 dec, 10:15 Te boeken do 14 jan, 10:15 Volgeboekt/,
    );
    expect(words).not.toContain('10 nov');
    const inFoyer = { ...aMorning(70_003, '2027-02-04T10:15:00+01:00'), room: { title: 'Foyer' } };
    const moved = { ...production, events: [...production.events, inFoyer] };
    const other = await renderTemplate('/educatie', hallOf(overview, moved));
    expect(other.words).toContain('do 4 feb, 10:15 Foyer € 4,50 per leerling Te boeken');
  });
});

describe('a production for schools, rendered', () => {
  it('TPL-7 shows its kind of school, prices, and the mornings that can be booked', async () => {
    const { words } = await renderTemplate(production.url, hall);
    expect(words).toContain('Voor wie Basisonderwijs groep 3 en 4');
    expect(words).toMatch(/donderdag 10 december 2026 .* Scholen boeken na inloggen Log in om te boeken/);
    expect(words).not.toContain('Nu te boeken');
    expect(words).toMatch(/donderdag 14 januari 2027 .* Volgeboekt/);
  });

  it('DOOR-72 states the most pupils at once, if they are known', async () => {
    const large = { ...overview, productions: [{ ...silence, maxPupils: 32 }] };
    const { words } = await renderTemplate(production.url, hallOf(large, production));
    expect(words).toContain('Groepsgrootte tot 32 leerlingen');
    expect((await renderTemplate(production.url, hall)).words).not.toContain('Groepsgrootte');
  });

  it('SALE-8 links a visitor who is not a school to the login of the education ticketing', async () => {
    const { html } = await renderTemplate(production.url, hall);
    const { tixUrl, tixEducationUrl } = defaultSettings();
    const loginLinks = [
      ...html.matchAll(/href="([^"]*)\/nl\/login\?returnUrl=[^"]*educatie[^"]*"[^>]*>Log in /g),
    ];
    expect(tixUrl).not.toBe(tixEducationUrl);
    expect(loginLinks.map(([, origin]) => origin)).toEqual([tixEducationUrl, tixEducationUrl]);
    expect(html).not.toContain('/buyingflow/tickets/20001/70001/');
  });

  it('ROUTE-5 shows the morning selected at the education ticketing first', async () => {
    const { words, html } = await renderTemplate(`${production.url}?event=70001`, hall);
    expect(html).toMatch(/<li id="event-70001"[^>]*aria-current="true"/);
    expect(words.match(/Uw keuze/g)).toHaveLength(2);
    expect((await renderTemplate(production.url, hall)).words).not.toContain('Uw keuze');
    expect((await renderTemplate(`${production.url}?event=1`, hall)).words).not.toContain('Uw keuze');
  });

  it('LAYOUT-15 links to the lesson, without scripts to the player’s own page', async () => {
    const { html } = await renderTemplate(production.url, hall);
    expect(html).toMatch(/href="https:\/\/les\.example\/stil[^"]*"[^>]*>Open de les/);
  });

  it('TPL-7 links to similar productions, and works without an overview', async () => {
    const { words } = await renderTemplate(production.url, hall);
    expect(words).toMatch(/Ook voor deze klas .*Muizenmuziek/);
    const alone = await renderTemplate(production.url, hallOf(production));
    expect(alone.status).toBe(200);
    expect(alone.words).not.toContain('Ook voor deze klas');
  });
});
