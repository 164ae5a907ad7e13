import { describe, expect, it } from 'vitest';
import type { Page, Template } from '#domain/page/page.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import type { PageFacts } from '#domain/tracking/page-facts.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { aPage, aPageOf } from '#fixtures/builders/a-page.ts';
import { anEventCard, anEventPage } from '#fixtures/builders/an-event.ts';
import { type LoadedPage, type PageResult, toPageFacts } from '#src/page-result.ts';
import { render } from '#src/rendering/entry-server.tsx';
import { templates } from '#src/templates.ts';
import { season } from '#tests/support/season.ts';
import { stillWorld } from '#tests/support/world.ts';

const { pages } = season.editions.nl;
/** One for all tests: reading the season for its search takes long. */
const world = stillWorld(season);
await templates.loadAll();

const bach = anEventCard({ uri: 'concerten/bach', starts: moment('2026-11-20T20:15:00+01:00') });
const reich = anEventCard({ uri: 'concerten/reich' });

function stated(page: Page, data: LoadedPage['data'] = null): PageFacts {
  const answer: PageResult = { kind: 'page', status: 200, page, data };
  return toPageFacts(answer);
}

/** A page of the season as the server renders it. */
async function rendered(path: string) {
  const url = new URL(path, 'http://localhost:3000');
  const rendering = await render(url, world, new AbortController().signal);
  if (rendering.kind === 'redirect') throw new Error(`${path} leads to ${rendering.to}`);
  return rendering;
}

function addressOf(kind: Template): string {
  return pages.find((page) => page.kind === kind)?.url ?? kind;
}

/** The addresses of all concerts and series with a sale in the data of a page. */
function soldIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(soldIn);
  const isSold = 'importStatus' in value && 'minPrice' in value;
  const isSeries = 'saleStart' in value;
  return (isSold || isSeries) && 'url' in value ? [String(value.url), ...inside] : inside;
}

/** The first page of each kind, and the first with an editor's block of concerts. */
const samples = [
  ...new Map(pages.toReversed().map((page) => [page.kind, page.url])).values(),
  pages.find(({ kind, content }) => kind === 'page' && content.some((block) => block.kind === 'events'))?.url,
].flatMap((url) => url ?? []);

describe('the facts of a page', () => {
  it('TRACK-3 contain every concert whose tickets can be ordered on it, its own first', () => {
    const event = anEventPage({ event: bach, relatedEvents: [reich] });
    expect(stated(event)).toMatchObject({ concert: bach, events: [bach, reich] });
    const today = toHallDay(moment('2026-11-20T12:00:00+01:00'));
    const first = { today, cover: bach, sameDay: [], soon: [], isWeekend: false, picks: [reich] };
    expect(stated(aPageOf('home'), first).events).toEqual([bach, reich]);
    const error: PageResult = { kind: 'error', status: 404, page: null, coming: [reich] };
    expect(toPageFacts(error).events).toEqual([reich]);
    expect(stated(aPage()).events).toEqual([]);
  });

  it.each(samples)('SALE-2 SALE-3 SALE-6 contain everything with a sale on it: %s', async (path) => {
    const { html, state, facts } = await rendered(path);
    const shown = soldIn(state.loaderData).filter((url) => html.includes(`"${url}"`));
    const onSale = new Set(facts.saleItems.map((sold) => ('url' in sold ? sold.url : '')));
    expect(shown.filter((url) => !onSale.has(url))).toEqual([]);
  });

  it('SALE-6 contain the prices of a concert, and of an event for schools', () => {
    const priced = (kind: Template) =>
      pages
        .filter((page) => page.kind === kind)
        .some((page) => stated(page).saleItems.some((sold) => 'prices' in sold));
    expect(priced('event')).toBe(true);
    expect(priced('educationProduction')).toBe(true);
  });

  it.each([
    ['eventOverview', ''],
    ['seriesOverview', ''],
    ['discoverySearch', ''],
    ['discoveryOverview', '?page=1'],
    ['pressOverview', ''],
  ] as const)('ROUTE-19 TRACK-3 is what its list shows: %s%s', async (kind, query) => {
    const { html, facts } = await rendered(`${addressOf(kind)}${query}`);
    const urls = facts.listedPages.map(({ url }) => url);
    expect(urls.length).toBeGreaterThan(5);
    expect(urls.filter((url) => !html.includes(`"${url}"`))).toEqual([]);
    expect(facts.listState?.results).toBeGreaterThanOrEqual(urls.length);
  });

  it('ROUTE-19 TRACK-3 contain no list on the front page of discovery', async () => {
    const { facts } = await rendered(addressOf('discoveryOverview'));
    expect(facts).toMatchObject({ listedPages: [], listState: null });
  });

  it('LAYOUT-17 TRACK-3 contain the banners in its list', async () => {
    const { html, facts } = await rendered(addressOf('eventOverview'));
    expect(facts.banners.length).toBeGreaterThan(0);
    expect(facts.banners.filter(({ id }) => html.includes(`data-banner="${id}"`))).not.toEqual([]);
  });
});
