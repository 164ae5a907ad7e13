import { describe, expect, it } from 'vitest';
import { discoveryFacetNames, eventFacetNames, seriesFacetNames } from '#domain/facet/facet.ts';
import { findUnknownParamNames } from '#domain/listing/params-codec.ts';
import type { Template } from '#domain/page/page.ts';
import { templates } from '#src/templates.ts';
import { onDay } from '#tests/domain/time/at.ts';
import { season } from '#tests/support/season.ts';
import { renderTemplate } from '#tests/ui/screens/render-template.ts';
import type { TemplateStatements } from '#ui/template/template.ts';

await templates.loadAll();

/** A page of each kind. */
const pages = [...new Map(season.editions.nl.pages.map((page) => [page.kind, page])).values()];

const today = onDay('2026-11-20');

/** The kinds of pages whose template states something. */
function kindsWhere(isStated: (template: TemplateStatements<Template>) => boolean): readonly Template[] {
  return pages
    .map(({ kind }) => kind)
    .filter((kind) => isStated(templates.find(kind) as TemplateStatements<Template>))
    .toSorted();
}

describe('what templates state', () => {
  it.each(kindsWhere(({ params }) => params !== undefined))(
    'LIST-1 LIST-2 the codec has every name that it writes: %s',
    (kind) => {
      const codec = templates.find(kind)?.params;
      const names = ['keyword', 'page', 'date', 'school', 'event', ...eventFacetNames, ...seriesFacetNames];
      const values = { page: '2', date: '2026-12-24', school: 'vmbo', event: '7910' };
      const query = [...new Set([...names, ...discoveryFacetNames])].map(
        (name) => [name, new Map(Object.entries(values)).get(name) ?? 'x'] as const,
      );
      const written = codec?.write(codec.read(query, today), today) ?? [];
      expect(written).not.toEqual([]);
      expect(findUnknownParamNames(written, { names: codec?.names ?? [] })).toEqual([]);
    },
  );

  it('ROUTE-19 a page links to a calendar if its template has one', async () => {
    const linking: Template[] = [];
    const kinds: readonly Template[] = ['home', 'event', 'eventOverview', 'musician', 'series', 'press'];
    for (const { kind, url } of pages.filter((page) => kinds.includes(page.kind))) {
      const { html } = await renderTemplate(url, season);
      if (html.includes('type="text/calendar"')) linking.push(kind);
    }
    expect(linking.toSorted()).toEqual(kindsWhere(({ calendar }) => calendar !== undefined));
  });
});
