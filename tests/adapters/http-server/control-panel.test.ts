import { describe, expect, it } from 'vitest';
import { hallOf } from '#fixtures/builders/a-hall.ts';
import { anEventPage } from '#fixtures/builders/an-event.ts';
import { siteOfFile, siteOfTest } from '#tests/support/site-of-test.ts';

const concert = anEventPage();
const hall = hallOf(concert);

const site = await siteOfFile(hall, { CMS_ADMIN_URL: 'https://cms.klankhuis.example/admin' });

describe('the control panel of the CMS', () => {
  it('ROUTE-6 is the target of /admin, in both languages, not cacheable', async () => {
    for (const [path, to] of [
      ['/admin', '/admin/'],
      ['/en/admin', '/admin/'],
      ['/en/admin/entries/5?x=1', '/admin/entries/5?x=1'],
    ] as const) {
      const answer = await site.fetch(path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'private, no-store']);
      expect(answer.headers.get('location')).toBe(`https://cms.klankhuis.example${to}`);
    }
  });

  it('LAYOUT-7 is requested by a query, whose page has the same bytes as the public one, neither cacheable nor indexed', async () => {
    const [withPanel, usual] = await Promise.all([
      site.fetch(`${concert.url}?cp=1`),
      site.fetch(concert.url),
    ]);
    expect(await withPanel.text()).toBe(await usual.text());
    expect(withPanel.headers.get('cache-control')).toBe('private, no-store');
    expect(withPanel.headers.get('x-robots-tag')).toBe('noindex');
  });
});

describe('a site without a control panel', () => {
  it('ROUTE-6 has no /admin', async () => {
    const bare = await siteOfTest(hall, { CMS_ADMIN_URL: '' });
    expect((await bare.fetch('/admin')).status).toBe(404);
  });
});
