import { describe, expect, it } from 'vitest';
import { moment } from '#fixtures/builders/a-document.ts';
import { parseArchivedConcert, toIndexedDocument } from '#tests/tools/bench/search/archived-concert.ts';

const line = {
  id: 'nyp-1-1',
  season: '2024-25',
  date: '2024-12-04',
  time: '7:30PM',
  venue: 'The Hall',
  eventType: 'Subscription Season',
  orchestra: 'An Orchestra',
  works: [
    {
      workId: '1*',
      composer: 'Mahler,  Gustav',
      title: 'SYMPHONY NO.   2',
      conductor: 'None',
      soloists: [null, { name: 'Someone', instrument: 'Soprano', role: 'S' }],
    },
    { interval: 'Intermission' },
    { workId: '2*', composer: 'Mahler,  Gustav', title: 'RÜCKERT-LIEDER', soloists: [] },
  ],
};

function indexed(overrides: Partial<typeof line> = {}) {
  const concert = parseArchivedConcert(JSON.stringify({ ...line, ...overrides }));
  return concert && toIndexedDocument(concert);
}

describe('an archived concert in the index', () => {
  it('has composers, genre, room and instruments, each once and without double spaces', () => {
    expect(indexed()?.facets).toEqual({
      composers: [{ value: 'Mahler, Gustav', label: 'Mahler, Gustav' }],
      genres: [{ value: 'Subscription Season', label: 'Subscription Season' }],
      rooms: [{ value: 'The Hall', label: 'The Hall' }],
      instruments: [{ value: 'Soprano', label: 'Soprano' }],
    });
  });

  it('is found by works and performers', () => {
    expect(indexed()?.words).toEqual(
      expect.arrayContaining(['SYMPHONY NO. 2', 'Mahler, Gustav', 'Someone', 'Soprano', 'The Hall']),
    );
    expect(indexed()?.title).toBe('SYMPHONY NO. 2, RÜCKERT-LIEDER');
  });

  it('has empty fields if the archive has None', () => {
    expect(indexed({ venue: 'None' })?.facets.rooms).toEqual([]);
    expect(indexed()?.introduction).toBe('');
  });

  it('is moved by four centuries, to the same day of the week, so that it is not over', () => {
    expect(indexed({ date: '1842-12-07' })?.starts).toBe(moment('2242-12-07T19:30:00+01:00'));
    expect(indexed({ date: '2000-02-29' })?.starts).toBe(moment('2400-02-29T19:30:00+01:00'));
  });

  it('starts at its hour, at noon and midnight too, and at eight if the archive has none', () => {
    expect(indexed()?.starts).toBe(moment('2424-12-04T19:30:00+01:00'));
    expect(indexed({ time: '12:00PM' })?.starts).toBe(moment('2424-12-04T12:00:00+01:00'));
    expect(indexed({ time: '12:00AM' })?.starts).toBe(moment('2424-12-04T00:00:00+01:00'));
    expect(indexed({ time: 'None' })?.starts).toBe(moment('2424-12-04T20:00:00+01:00'));
  });

  it('is omitted if it is not a concert, or has no day', () => {
    expect(parseArchivedConcert('{"id":7}')).toBeUndefined();
    expect(indexed({ date: '2024-13-04' })).toBeUndefined();
  });
});
