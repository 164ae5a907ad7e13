import { describe, expect, it } from 'vitest';
import type { SiteData } from '#src/loaders/site.loader.ts';
import { render } from '#src/rendering/entry-server.tsx';
import { findPageResult, siteRouteId } from '#src/routes/routes.tsx';
import { season } from '#tests/support/season.ts';
import { stillWorld } from '#tests/support/world.ts';

const world = stillWorld(season);

async function documentAt(path: string) {
  const url = new URL(path, 'http://localhost:3000');
  const rendered = await render(url, world, new AbortController().signal);
  if (rendered.kind !== 'document') throw new Error(`${path} led to ${rendered.to}`);
  return { ...rendered, page: findPageResult(rendered.state.loaderData) };
}

/** How many links expand a facet in a rendered page, and how many are expanded. */
function countLinks(html: string): readonly [collapsed: number, expanded: number] {
  const count = (state: boolean) => html.split(`aria-expanded="${state}"`).length - 1;
  return [count(false), count(true)];
}

const lists = ['/concerten', '/series', '/concerten/alle-concerten', '/en/concerts'];

describe('a document', () => {
  it('has the same data of all pages each time, because texts are memoized by it', async () => {
    const [one, other] = [await documentAt('/'), await documentAt('/pers')];
    const globalOf = ({ state }: typeof one) => (state.loaderData[siteRouteId] as SiteData).global;
    expect(globalOf(one)?.navigation.menu.length).toBeGreaterThan(0);
    expect(globalOf(other)).toBe(globalOf(one));
  });

  it.each(lists)(
    'LIST-23 has no value that is collapsed, neither in its markup nor in its data: %s',
    async (path) => {
      const { html, page } = await documentAt(path);
      const [collapsed, expanded] = countLinks(html);
      expect(collapsed).toBeGreaterThan(0);
      expect(expanded).toBe(0);
      const leftOut =
        page?.kind === 'page' && page.data && 'facets' in page.data ? page.data.facets.leftOut : {};
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
