import { describe, expect, it } from 'vitest';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { aVisit, createFailingCms } from '#tests/src/loaders/a-visit.ts';
import { loadBanners } from '#ui/template/load-banners.ts';

const banner = { id: 1, position: 1, seriesPosition: 1, title: 'Een vaste stoel', url: '/stoel' };
const lied = { ...banner, id: 2, title: 'Meer liederen' };
const hall = aHall({
  nl: {
    fallbackBanners: { events: [banner], series: [] },
    banners: [{ list: 'events', kind: 'genre', value: 'Lied', banner: lied }],
  },
});
const chosen = { kind: 'chosen', bannerKind: 'genre', values: ['Lied'] } as const;

describe('the banners of a list', () => {
  it('LIST-6 are the fallback ones, those of the one kind in use, or none', async () => {
    const { visit } = aVisit('/concerten', hall);
    expect(await loadBanners('events', { kind: 'fallback' }, visit)).toEqual([banner]);
    expect(await loadBanners('events', chosen, visit)).toEqual([lied]);
    expect(await loadBanners('events', { kind: 'none' }, visit)).toEqual([]);
  });

  it.each([
    ['events', 'calendar.no-banners'],
    ['series', 'list.no-banners'],
  ] as const)(
    'LIST-14 are empty if they cannot be loaded, with the reason in the log (%s)',
    async (list, event) => {
      const { visit, logger } = aVisit('/x', hall, {
        cms: createFailingCms(hall, 'banners', 'fallbackBanners'),
      });
      expect(await loadBanners(list, { kind: 'fallback' }, visit)).toEqual([]);
      expect(await loadBanners(list, chosen, visit)).toEqual([]);
      const entry = { level: 'warn', event, facts: { message: 'connect ECONNREFUSED' } };
      expect(logger.entries).toEqual([entry, entry]);
    },
  );

  it('LIST-15 reject without a log entry after an abort', async () => {
    const { visit, life, logger } = aVisit('/concerten', hall);
    life.abort(new Error('gone'));
    await expect(loadBanners('events', chosen, visit)).rejects.toThrow('gone');
    expect(logger.entries).toEqual([]);
  });
});
