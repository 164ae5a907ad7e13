import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createCalendarRoute } from '#adapters/http-server/files/calendar-route.ts';
import { PageAddressParser } from '#adapters/http-server/pages/page-address-parser.ts';
import { Pages } from '#adapters/http-server/pages/pages.ts';
import { createInMemoryCms } from '#adapters/in-memory/in-memory-cms.adapter.ts';
import type { Page } from '#domain/page/page.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { aPage, aPageOf } from '#fixtures/builders/a-page.ts';
import { anEventCard, anEventPage } from '#fixtures/builders/an-event.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import { aPipeline } from '#tests/support/a-pipeline.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { stillWorld } from '#tests/support/world.ts';

/** A site with one page, which the CMS replaces by a page of another kind. */
function aSite(first: Page) {
  const hall = aHall({ nl: { pages: [first] } });
  let page = first;
  const cms: CmsPort = {
    ...createInMemoryCms(hall),
    page: async () => ({ kind: 'found', value: page }),
  };
  const pipeline = aPipeline(stillWorld(hall, { cms }), { timer: new ManualTimer() });
  const server = Fastify();
  const { serve } = new Pages(pipeline);
  server.get('/*', createCalendarRoute(pipeline, serve));
  const addresses = pipeline.caches.find((cache) => cache instanceof PageAddressParser);
  if (!addresses) throw new Error('The addresses of pages are not purged');
  const replace = (next: Page, mode: 'soft' | 'hard') => {
    page = next;
    for (const cache of pipeline.caches) cache.purge((key) => key !== 'page nl elders', mode);
  };
  return { server, addresses, replace };
}

const uri = 'nieuw';

it('CACHE-7 the calendar of a page that becomes a concert is there after a purge, and gone after the next', async () => {
  const { server, replace } = aSite(aPage({ uri }));
  const status = async () => (await server.inject(`/${uri}.ics`)).statusCode;
  expect(await status()).toBe(404);
  replace(anEventPage({ event: anEventCard({ uri }) }), 'hard');
  expect(await status()).toBe(200);
  replace(aPage({ uri }), 'hard');
  expect(await status()).toBe(404);
});

it.each(['soft', 'hard'] as const)(
  'CACHE-7 B03 the address of a page that becomes a list has the parameters of the list after a %s purge',
  async (mode) => {
    const { server, addresses, replace } = aSite(aPage({ uri }));
    const target = `/${uri}?page=2`;
    const query = () => {
      const { address } = addresses.parse(target);
      return address.kind === 'page' && address.query;
    };
    await server.inject(target);
    expect(query()).toBe('');
    replace(aPageOf('eventOverview', { uri }), mode);
    expect(query()).toBe('?page=2');
    await server.inject(target);
    expect(query()).toBe('?page=2');
  },
);

it('B03 an address is parsed anew if its page has another template without a purge', async () => {
  const { server, addresses } = aSite(aPage({ uri }));
  const target = `/${uri}?page=2`;
  await server.inject(target);
  expect(addresses.parse(target).address).toMatchObject({ query: '' });
  addresses.noteTemplate(`/${uri}`, 'eventOverview', target);
  expect(addresses.parse(target).address).toMatchObject({ query: '?page=2' });
});
