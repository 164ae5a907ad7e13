import { describe, expect, it } from 'vitest';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { aDocument } from '#fixtures/builders/a-document.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { anEventCard, anEventPage } from '#fixtures/builders/an-event.ts';
import { resolveMissingPage } from '#src/loaders/missing-page.loader.ts';
import { aVisit } from '#tests/src/loaders/a-visit.ts';

const { startsAt } = aHall();
const event = anEventCard({ starts: addMilliseconds(startsAt, 24 * hourMs) });
const concert = anEventPage({ event });
const hall = aHall({
  nl: {
    pages: [concert],
    documents: [
      aDocument({
        uri: concert.uri,
        url: concert.url,
        starts: event.starts,
        ends: addMilliseconds(event.starts, 2 * hourMs),
      }),
    ],
    redirects: [
      { from: '/oud', to: '/nieuw', status: 308, external: false },
      { from: '/weg', to: '/', status: 410, external: false },
    ],
  },
});

describe('an address without a CMS page', () => {
  it.each([
    ['404 where nobody knows it', '/nergens', 'missing', 404],
    ['410 where the CMS says that it is gone', '/nergens', 'gone', 410],
    ['410 where the editors took it away', '/weg', 'missing', 410],
  ] as const)(
    'ROUTE-11 ROUTE-14 is %s, with the next concerts, and is logged',
    async (_, path, kind, status) => {
      const { visit, logger } = aVisit(path, hall);
      expect(await resolveMissingPage({ kind }, visit)).toMatchObject({
        kind: 'error',
        status,
        page: null,
        coming: [{ uri: event.uri }],
      });
      expect(logger.entries).toEqual([
        {
          level: 'info',
          event: 'page.not-found',
          facts: { path, status, message: 'This page could not be found' },
        },
      ]);
    },
  );

  it.each([
    [concert.url.toUpperCase(), concert.url],
    [`${concert.url}).?utm_source=mail`, concert.url],
    ['/OUD)', undefined],
    ['/NERGENS', undefined],
  ])('ROUTE-14 leads from %s to %s, if that has a page', async (path, to) => {
    const { visit } = aVisit(path, hall);
    const answer: unknown = await resolveMissingPage({ kind: 'missing' }, visit).catch(
      (cause: unknown) => cause,
    );
    if (to === undefined) return expect(answer).toMatchObject({ kind: 'error', status: 404 });
    const { status, headers } = answer as Response;
    return expect([status, headers.get('Location')]).toEqual([301, to]);
  });

  it('ROUTE-14 is redirected if the editors have a rule, whatever the CMS’s status for the page', async () => {
    const { visit, logger } = aVisit('/oud', hall);
    const answer = await resolveMissingPage({ kind: 'gone' }, visit).catch((response: Response) => response);
    expect(answer).toBeInstanceOf(Response);
    const { status, headers } = answer as Response;
    expect([status, headers.get('Location')]).toEqual([308, '/nieuw']);
    expect(logger.entries).toEqual([]);
  });
});
