import { createStaticHandler } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { render } from '#src/entry-server.tsx';
import type { SiteData } from '#src/loaders/site.loader.ts';
import { toFirstPaint } from '#src/rendering/first-paint.ts';
import { createRoutes, findPageResult, siteRouteId } from '#src/routes.tsx';
import type { PageResult } from '#src/templates/page-result.ts';
import { TemplatesToken } from '#src/templates/templates.ts';
import { toPageFacts } from '#src/templates/to-page-facts.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { season } from '#tests/support/season.ts';
import { stillWorld } from '#tests/support/world.ts';

const world = stillWorld(season);
const handler = createStaticHandler(createRoutes({ withDebug: false }));

async function documentAt(path: string, reduce?: typeof toFirstPaint) {
  const url = new URL(path, 'http://localhost:3000');
  const rendered = await render(url, world, AbortSignal.timeout(20_000), {
    handler,
    ...(reduce && { reduce }),
  });
  if (rendered.kind !== 'document') throw new Error(`${path} led to ${rendered.to}`);
  return { ...rendered, page: findPageResult(rendered.state.loaderData) };
}

/** How many links expand a facet in a rendered page, and how many are expanded. */
function countLinks(html: string): readonly [collapsed: number, expanded: number] {
  const count = (state: boolean) => html.split(`aria-expanded="${state}"`).length - 1;
  // The button of the filter panel has the attribute, too.
  return [count(false) - 1, count(true)];
}

const lists = ['/concerten', '/series', '/concerten/alle-concerten', '/en/concerts'];

const filtered = '/concerten?genres=Piano&composers=Leo%C5%A1+Jan%C3%A1%C4%8Dek&page=1';

const documents = ['/', '/en', '/pers', '/pers?page=2', filtered, ...lists];

/** Documents of which most data is shown. */
const mostlyShown = [
  '/educatie',
  '/educatie?school=vmbo',
  findConcertWithRelatedPhotos(),
  '/zoeken',
  '/zoeken?keyword=Bach',
  '/ontdek/alles',
  '/en/search',
];

/** The address of a coming concert whose related concerts have a picture. */
function findConcertWithRelatedPhotos(): string {
  const { pages } = season.editions.nl;
  const concert = pages.find(
    (page) =>
      page.kind === 'event' &&
      page.event.starts > afternoon &&
      page.relatedEvents.every(({ image, starts }) => image && starts > afternoon),
  );
  if (!concert) throw new Error('No concert has only related concerts with pictures.');
  return concert.url;
}

async function bothDocuments(path: string) {
  const whole = await documentAt(path, (loaderData) => ({ ...loaderData }));
  return { reduced: await documentAt(path), whole };
}

/** The facts that a browser uses of a document, without what it does not use of a card. */
function factsInBrowser(answer: PageResult | undefined): unknown {
  if (!answer) throw new Error('There is no page.');
  // What is listed and when it changes is for structured data and the page cache.
  const { listedPages: _, saleItems: __, ...facts } = toPageFacts(answer, world.get(TemplatesToken));
  const unused = ['image', 'performers', 'subtitle', 'updated'];
  return JSON.parse(
    JSON.stringify(facts, (key, value: unknown) => (unused.includes(key) ? undefined : value)),
  );
}

describe('a document', () => {
  it.each(documents)(
    'is rendered the same from the data of the first paint as from all data: %s',
    async (path) => {
      const { reduced, whole } = await bothDocuments(path);
      expect(reduced.html).toBe(whole.html);
      expect(JSON.stringify(reduced.state).length).toBeLessThan(0.75 * JSON.stringify(whole.state).length);
    },
  );

  it.each(mostlyShown)(
    'is rendered the same from less data, also if it shows most of it: %s',
    async (path) => {
      const { reduced, whole } = await bothDocuments(path);
      expect(reduced.html).toBe(whole.html);
      expect(JSON.stringify(reduced.state).length).toBeLessThan(0.93 * JSON.stringify(whole.state).length);
    },
  );

  it.each([...documents, ...mostlyShown])(
    'has the facts of all data, on the server and in a browser: %s',
    async (path) => {
      const { reduced, whole } = await bothDocuments(path);
      expect(reduced.facts).toEqual(whole.facts);
      expect(factsInBrowser(reduced.page)).toEqual(factsInBrowser(whole.page));
    },
  );

  it('has the same data of all pages each time, because texts are memoized by it', async () => {
    const { state } = await documentAt('/', (loaderData) => ({ ...loaderData }));
    const reduce = () => toFirstPaint(state.loaderData, new URLSearchParams())[siteRouteId] as SiteData;
    expect(reduce().global?.navigation.menu.length).toBeGreaterThan(0);
    expect(reduce().global).toBe(reduce().global);
  });

  it.each(lists)(
    'LIST-23 has no value that is collapsed, neither in its markup nor in its data: %s',
    async (path) => {
      const { html, page } = await documentAt(path);
      const [collapsed, expanded] = countLinks(html);
      expect(collapsed).toBeGreaterThan(0);
      expect(expanded).toBe(0);
      const { leftOut } =
        page?.kind === 'page' && page.data && 'partialFacets' in page.data
          ? (page.data.partialFacets ?? { leftOut: {} })
          : { leftOut: {} };
      expect(Object.keys(leftOut)).toHaveLength(collapsed);
      const boxes = [...html.matchAll(/type="checkbox" name="(\w+)"/g)].map(([, name]) => name);
      const most = Math.max(
        ...[...new Set(boxes)].map((name) => boxes.filter((other) => other === name).length),
      );
      expect(most).toBe(7);
    },
  );

  it('LIST-23 has all values of the one facet that its address expands, and is not indexed', async () => {
    const [plain, open] = [await documentAt('/concerten'), await documentAt('/concerten?open=composers')];
    const composers = (html: string) => html.split('name="composers"').length - 1;
    expect([composers(plain.html), countLinks(open.html)[1]]).toEqual([7, 1]);
    expect(composers(open.html)).toBeGreaterThan(100);
    expect(open.html).toContain('<meta name="robots" content="noindex');
    expect(plain.html).not.toContain('name="robots"');
    for (const { html } of [plain, open])
      expect(html).toContain('<link rel="canonical" href="http://localhost:3000/concerten"/>');
    expect(open.html.match(/href="[^"]*[?&](amp;)?open=composers/g)).toBeNull();
  });

  it('LIST-23 expands nothing for a facet that the list does not have', async () => {
    const { html } = await documentAt('/series?open=composers');
    expect(countLinks(html)[1]).toBe(0);
    expect(html).not.toContain('name="robots"');
  });
});
