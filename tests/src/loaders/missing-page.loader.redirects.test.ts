import { describe, expect, it } from 'vitest';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { findCmsRedirect } from '#src/loaders/missing-page.loader.ts';
import { aVisit, createFailingCms } from '#tests/src/loaders/a-visit.ts';

const hall = aHall({
  nl: {
    redirects: [
      { from: '/oud', to: '/nieuw', status: 301, external: false },
      { from: '/weg', to: '/', status: 410, external: false },
      { from: '/elders', to: 'https://elders.example/', status: 302, external: false },
    ],
  },
});

describe('the editors’ redirect for an address without a page', () => {
  it('ROUTE-14 is the target of a rule, none without a rule, or gone', async () => {
    const findRedirect = (path: string) => findCmsRedirect(aVisit(path, hall).visit);
    expect(await findRedirect('/oud')).toEqual({ kind: 'redirect', to: '/nieuw', status: 301 });
    expect(await findRedirect('/nergens')).toEqual({ kind: 'none' });
    expect(await findRedirect('/weg')).toEqual({ kind: 'gone' });
  });

  it('ROUTE-14 is none while the CMS is down, which is logged', async () => {
    const { visit, logger } = aVisit('/oud', hall, { cms: createFailingCms(hall, 'redirects') });
    expect(await findCmsRedirect(visit)).toEqual({ kind: 'none' });
    expect(logger.entries).toEqual([
      { level: 'warn', event: 'redirects.unreachable', facts: { path: '/oud' } },
    ]);
  });

  it('ROUTE-14 is none if the rule is rejected, with the reason in the log', async () => {
    const { visit, logger } = aVisit('/elders', hall);
    expect(await findCmsRedirect(visit)).toEqual({ kind: 'refused', reason: 'otherSite' });
    expect(logger.entries).toEqual([
      { level: 'warn', event: 'redirects.rejected', facts: { path: '/elders', reason: 'otherSite' } },
    ]);
  });

  it('ROUTE-14 sends no further requests after an abort', async () => {
    const { visit, life, logger } = aVisit('/oud', hall);
    life.abort(new Error('gone'));
    await expect(findCmsRedirect(visit)).rejects.toThrow('gone');
    expect(logger.entries).toEqual([]);
  });
});
