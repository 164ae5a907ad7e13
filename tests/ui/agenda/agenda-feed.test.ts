import { describe, expect, it } from 'vitest';
import { toHallDay } from '#domain/time/hall-day.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { anEventCard, anEventPage } from '#fixtures/builders/an-event.ts';
import { stillWorld } from '#tests/support/world.ts';
import type { AgendaFeed } from '#ui/agenda/agenda-feed.ts';
import { serializeAgendaJson } from '#ui/agenda/agenda-json.ts';
import { serializeAgendaMarkdown } from '#ui/agenda/agenda-markdown.ts';
import { getFormats } from '#ui/format/formats.ts';
import { TranslatorRegistryToken } from '#ui/words/translator-registry.ts';

const words = stillWorld(aHall()).get(TranslatorRegistryToken);
await words.loadAll('nl');

const now = moment('2026-11-27T12:00:00+01:00');
const mahler = anEventPage({
  event: anEventCard({
    uri: 'concerten/mahler',
    title: 'Mahler [2]\n*live*',
    starts: moment('2026-12-04T20:15:00+01:00'),
    ends: moment('2026-12-04T22:00:00+01:00'),
    minPrice: 12.5,
    performers: [{ name: 'Orkest van de Kade' }, { name: 'Ada Lund', role: 'dirigent' }],
    updated: moment('2026-11-01T10:00:00+01:00'),
  }),
  facilities: [{ title: 'Ringleiding', text: 'Zet uw hoortoestel op T.' }],
});
const cancelled = anEventPage({
  event: anEventCard({
    title: 'Bach',
    starts: moment('2026-12-05T20:15:00+01:00'),
    importStatus: 'cancelled',
  }),
});

function aFeed(overrides: Partial<AgendaFeed> = {}): AgendaFeed {
  return {
    locale: 'nl',
    hall: 'Het Klankhuis',
    title: 'Concertagenda',
    origin: 'https://klankhuis.example',
    url: 'https://klankhuis.example/concerten',
    next: null,
    generated: now,
    total: 2,
    concerts: [mahler, cancelled],
    ...overrides,
  };
}

describe('the agenda as JSON', () => {
  const read = (feed: AgendaFeed) => JSON.parse(serializeAgendaJson(feed));

  it('DOOR-54 has the facts of each concert, at whole addresses and in the hall’s time', () => {
    const [concert, second] = read(aFeed()).concerts;
    expect(concert).toMatchObject({
      url: 'https://klankhuis.example/concerten/mahler',
      title: 'Mahler [2]\n*live*',
      starts: '2026-12-04T20:15:00+01:00',
      ends: '2026-12-04T22:00:00+01:00',
      room: 'Grote Zaal',
      performers: [{ name: 'Orkest van de Kade' }, { name: 'Ada Lund', role: 'dirigent' }],
      lowestPrice: 12.5,
      facilities: ['Ringleiding'],
      updated: '2026-11-01T10:00:00+01:00',
    });
    expect([concert.state, second.state]).toEqual(['available', 'cancelled']);
    expect(Object.keys(second)).not.toContain('facilities');
  });

  it('DOOR-54 says where the list is on the site, and where the next part is, if there is one', () => {
    const next = 'https://klankhuis.example/agenda.json?page=2';
    expect(read(aFeed({ next }))).toMatchObject({
      hall: 'Het Klankhuis',
      language: 'nl',
      url: 'https://klankhuis.example/concerten',
      next,
      timeZone: 'Europe/Amsterdam',
      currency: 'EUR',
      total: 2,
    });
    expect(Object.keys(read(aFeed()))).not.toContain('next');
  });
});

describe('the agenda as Markdown', () => {
  const t = words.translator('nl', null);
  const write = (feed: AgendaFeed) => serializeAgendaMarkdown(feed, t, getFormats('nl', toHallDay(now)));

  it('DOOR-54 has a line for each concert below its day, in which no text is read as markup', () => {
    const lines = write(aFeed()).split('\n');
    expect(lines.filter((line) => line.startsWith('## '))).toEqual([
      '## vrijdag 4 december 2026',
      '## zaterdag 5 december 2026',
    ]);
    const [line = '', ...others] = lines.filter((one) => one.startsWith('- '));
    expect(others).toHaveLength(1);
    expect(line).toContain('- 20:15 [Mahler \\[2\\] \\*live\\*](https://klankhuis.example/concerten/mahler)');
    expect(line).toContain('Orkest van de Kade, Ada Lund (dirigent)');
    expect(others[0]).toContain('Geannuleerd');
  });

  it('DOOR-54 leads to the list on the site, and to the next part', () => {
    const next = 'https://klankhuis.example/agenda.md?page=2';
    expect(write(aFeed({ next }))).toMatch(/<https:\/\/klankhuis\.example\/concerten>[^]*<[^>]*page=2>\n$/);
    expect(write(aFeed())).not.toContain('page=2');
  });
});
