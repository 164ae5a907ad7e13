import { describe, expect, it } from 'vitest';
import { aGlobal, aHall } from '#fixtures/builders/a-hall.ts';
import { aPage, aPageOf } from '#fixtures/builders/a-page.ts';
import { loadErrorPage } from '#src/loaders/error-page.loader.ts';
import { aVisit, createFailingCms } from '#tests/src/loaders/a-visit.ts';

const gone = aPageOf('error', { statusCode: 410, isFallback: false, uri: 'fout/410', title: 'Weg' });
const global = aGlobal('nl', {
  errorPages: [
    { uri: 'fout/410', title: 'Weg', statusCode: 410, isFallback: false },
    { uri: 'bezoek', title: 'Bezoek', statusCode: 404, isFallback: false },
    { uri: 'fout/503', title: 'Fout', statusCode: 503, isFallback: false },
  ],
});
const hall = aHall({ nl: { pages: [gone, aPage({ uri: 'bezoek' })], global } });

describe('the CMS’s page for an error', () => {
  it.each([
    ['is the page it names for the status', 410, gone],
    ['is nothing where it names none', 500, null],
    ['is nothing where the page it names is not there', 503, null],
    ['is nothing where the page it names is no error page', 404, null],
  ] as const)('ERROR-1 %s', async (_, status, expected) => {
    const { visit, logger } = aVisit('/x', hall);
    expect(await loadErrorPage(status, visit)).toEqual(expected);
    expect(logger.entries).toEqual([]);
  });

  it('ERROR-1 is the fallback page for a status that has none of its own', async () => {
    const fallback = aPageOf('error', { statusCode: null, isFallback: true, uri: 'fout', title: 'Fout' });
    const errorPages = [fallback, ...global.errorPages];
    const { visit } = aVisit(
      '/x',
      aHall({ nl: { pages: [fallback, gone], global: { ...global, errorPages } } }),
    );
    expect(await Promise.all([500, 410].map((status) => loadErrorPage(status, visit)))).toEqual([
      fallback,
      gone,
    ]);
  });

  it('ERROR-1 is null if the request fails, with the reason in the log', async () => {
    const { visit, logger } = aVisit('/x', hall, { cms: createFailingCms(hall, 'page') });
    expect(await loadErrorPage(410, visit)).toBeNull();
    expect(logger.entries).toEqual([
      {
        level: 'warn',
        event: 'page.error-page-missing',
        facts: { status: 410, message: 'connect ECONNREFUSED' },
      },
    ]);
  });
});
