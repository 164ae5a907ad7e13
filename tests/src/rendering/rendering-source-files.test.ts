import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Block } from '#domain/page/block.ts';
import { listRenderingSourceFiles } from '#src/rendering/document-renderer.ts';
import { templates } from '#src/templates.ts';
import { root } from '#tests/root.ts';
import { season } from '#tests/support/season.ts';
import { lazyBlockComponents } from '#ui/components/lazy-block-components.ts';

await templates.loadAll();

const { pages } = season.editions.nl;
const sourcesOf = (page: object) =>
  listRenderingSourceFiles({ site: {}, all___nl: { kind: 'page', status: 200, page, data: null } });

describe('the sources whose style sheets a page needs', () => {
  it('are an existing template for a page of each kind', () => {
    const kinds = new Map(pages.map((page) => [page.kind, page]));
    const sources = [...kinds.values()].map((page) => sourcesOf(page)[0] ?? '');
    expect(sources).toContain('ui/screens/event-overview/event-overview.template.tsx');
    expect(sources).toContain('ui/screens/page/page.template.tsx');
    expect(sources.length).toBeGreaterThan(15);
    expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('include an existing component for each kind of block that is loaded lazily', () => {
    const kinds = Object.keys(lazyBlockComponents) as Block['kind'][];
    const sources = kinds.map(
      (kind) => sourcesOf({ kind: 'page', content: [{ kind }] })[1] ?? `none: ${kind}`,
    );
    expect(sources.length).toBeGreaterThan(3);
    expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('include the list of discovery only where it replaces the front page', () => {
    const page = pages.find(({ kind }) => kind === 'discoveryOverview') ?? { kind: 'none' };
    const sourcesWith = (data: object) =>
      listRenderingSourceFiles({ site: {}, all___nl: { kind: 'page', status: 200, page, data } });
    const list = sourcesWith({ kind: 'list' }).find((path) => path.endsWith('-list.tsx')) ?? '';
    expect(existsSync(join(root, list)) && list).toContain('components/discovery-list');
    expect(sourcesWith({ kind: 'front' })).not.toContain(list);
  });

  it('are the route’s for a page that is not in the CMS, and none for an error', () => {
    expect(listRenderingSourceFiles({ site: {}, 'education-user-edit___en': {} })).toEqual([
      'src/routes/education-user.route.tsx',
    ]);
    expect(listRenderingSourceFiles({ site: {}, 'debug-buttons___nl': null })).toContain(
      'src/routes/debug.route.tsx',
    );
    expect(
      listRenderingSourceFiles({ site: {}, all___nl: { kind: 'error', status: 404, page: null } }),
    ).toEqual([]);
  });
});
