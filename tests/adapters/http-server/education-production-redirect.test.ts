import { describe, expect, it } from 'vitest';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { schoolMorning } from '#fixtures/builders/concerts.ts';
import { breakCms, resetFaults } from '#tests/reliability/faults.ts';
import { siteOfFile } from '#tests/support/site-of-test.ts';

function production(url: string, tixEventGroupId = 20_001) {
  const event = schoolMorning({ tixEventGroupId, tixEventId: 70_002 });
  const uri = url.replace(/^\/(en\/)?/, '');
  return aPageOf('educationProduction', { events: [event], uri, url });
}

const hall = aHall({
  nl: {
    pages: [
      production('/educatie/projecten/stil'),
      production('https://evil.test/elders', 20_002),
      production('//evil.test/elders', 20_003),
      production('javascript:alert(1)', 20_004),
    ],
  },
  en: { pages: [{ ...production('/en/education/projects/silence'), language: 'en' }] },
});

const site = await siteOfFile(hall);

async function sentTo(path: string) {
  const { status, headers } = await site.fetch(path);
  return [status, headers.get('location')];
}

describe('the entry of the school ticketing, over HTTP', () => {
  it('ROUTE-5 CALL-13 redirects to the production with the event selected, in both languages', async () => {
    expect(await sentTo('/education-redirect/20001/event/70002/educatie/projecten/stil')).toEqual([
      302,
      '/educatie/projecten/stil?event=70002',
    ]);
    expect(await sentTo('/en/education-redirect/20001/event/70002/education/projects/silence')).toEqual([
      302,
      '/en/education/projects/silence?event=70002',
    ]);
  });

  it('ROUTE-5 finds the production by its numbers, also at a former address', async () => {
    expect(await sentTo('/education-redirect/20001/event/70002/educatie/projecten/stilte')).toEqual([
      302,
      '/educatie/projecten/stil?event=70002',
    ]);
  });

  it.each([
    '/education-redirect/20001/event/1/educatie/projecten/stil',
    '/education-redirect/20001/event/x/educatie/projecten/stil',
    '/education-redirect/20001',
  ])('ROUTE-5 has no page at %s', async (path) => {
    const answer = await site.fetch(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<h1');
  });

  it.each([20_002, 20_003, 20_004])(
    'ROUTE-5 is 404 and logged if the CMS returns another site, or no address (%i)',
    async (group) => {
      const answer = await site.fetch(`/education-redirect/${group}/event/70002/educatie/projecten/stil`);
      expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
      expect(site.logger.entries).toContainEqual(
        expect.objectContaining({
          event: 'education-entry.rejected',
          facts: expect.objectContaining({ eventGroupId: group }),
        }),
      );
    },
  );

  it('ROUTE-5 ROUTE-11 is 503, not 404, if the CMS request fails', async () => {
    await breakCms(site, { route: 'GET /api/en/education-redirect/*', status: 500 });
    const answer = await site.fetch('/en/education-redirect/20001/event/70003/education/projects/silence');
    resetFaults(site);
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      503,
      '10',
      'no-store',
    ]);
    const text = await answer.text();
    expect(text).toContain('<html lang="en">');
    expect(text).toContain('href="/en"');
  });
});
