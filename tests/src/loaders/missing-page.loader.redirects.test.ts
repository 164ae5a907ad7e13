import { describe, expect, it } from 'vitest';
import { aHall } from '#fixtures/builders/an-event.ts';
import { redirectFor } from '#src/loaders/missing-page.loader.ts';
import { aVisit, cmsFailing } from '#tests/src/loaders/a-visit.ts';

const hall = aHall({
  nl: {
    redirects: [
      { from: '/oud', to: '/nieuw', status: 301, external: false },
      { from: '/weg', to: '/', status: 410, external: false },
      { from: '/elders', to: 'https://elders.example/', status: 302, external: false },
    ],
  },
});

describe('where the editors send whoever asks for a page that is not there', () => {
  it('ROUTE-14 is the target of their rule, nothing where they have none, and gone where they say so', async () => {
    const way = (path: string) => redirectFor(aVisit(path, hall).visit);
    expect(await way('/oud')).toEqual({ kind: 'redirect', to: '/nieuw', status: 301 });
    expect(await way('/nergens')).toEqual({ kind: 'none' });
    expect(await way('/weg')).toEqual({ kind: 'gone' });
  });

  it('ROUTE-14 is nowhere while the CMS cannot be asked, and the log says so', async () => {
    const { visit, logger } = aVisit('/oud', hall, { cms: cmsFailing(hall, 'redirects') });
    expect(await redirectFor(visit)).toEqual({ kind: 'none' });
    expect(logger.entries).toEqual([
      { level: 'warn', event: 'redirects.unreachable', facts: { path: '/oud' } },
    ]);
  });

  it('ROUTE-14 is nowhere where their rule is refused, and the log says why', async () => {
    const { visit, logger } = aVisit('/elders', hall);
    expect(await redirectFor(visit)).toEqual({ kind: 'refused', why: 'otherSite' });
    expect(logger.entries).toEqual([
      { level: 'warn', event: 'redirects.rejected', facts: { path: '/elders', why: 'otherSite' } },
    ]);
  });

  it('ROUTE-14 is not asked to its end for a visitor who has gone', async () => {
    const { visit, life, logger } = aVisit('/oud', hall);
    life.abort(new Error('gone'));
    await expect(redirectFor(visit)).rejects.toThrow('gone');
    expect(logger.entries).toEqual([]);
  });
});
