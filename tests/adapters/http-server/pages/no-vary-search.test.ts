import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listTemplateParamNames, parsePageAddress } from '#adapters/http-server/pages/page-address-parser.ts';
import { formatNoVarySearch } from '#adapters/http-server/pages/send-page.ts';
import { staffQueryParams } from '#domain/listing/read-query-params.ts';
import type { Template } from '#domain/page/page.ts';
import { type HallDay, parseHallDay } from '#domain/time/hall-day.ts';
import { templateImporters } from '#src/lazy-imports.ts';
import { templates } from '#src/templates.ts';

await templates.loadAll();

const today = parseHallDay('2026-11-20') as HallDay;
const kinds = Object.keys(templateImporters) as Template[];

/** Names of all lists, so that queries contain some that a page reads, and some that it does not. */
const names = [
  ...new Set(templates.all().flatMap(({ params }) => params?.names ?? [])),
  ...staffQueryParams,
  'utm_source',
  'Page',
];

const values = ['', '1', '2', '2025', 'Lied', 'bach', 'vmbo', '2026-11-25', 'genres', '7910'];

/** Queries of which half of the names are those that a template reads. */
function anyQuery(template: Template): fc.Arbitrary<Query> {
  const own = templates.find(template)?.params?.names ?? names;
  const name = fc.oneof(fc.constantFrom(...own), fc.constantFrom(...names));
  return fc.array(fc.tuple(name, fc.constantFrom(...values)), { maxLength: 6 });
}

type Query = readonly (readonly [name: string, value: string])[];

/** The query that a browser compares, by the header of a page: only what `except` lists, in its order. */
function comparedQuery(query: Query, header: string): Query {
  const [, except = ''] = /^params, except=\(([^)]*)\)$/.exec(header) ?? [];
  const significant = [...except.matchAll(/"([^"]+)"/g)].map(([, name]) => name);
  return query.filter(([name]) => significant.includes(name));
}

/** What the page of a template depends on: the key of its cache entry without its day, and who may see it. */
function keyOf(template: Template, query: Query) {
  const search = new URLSearchParams(query.map(([name, value]) => [name, value]));
  const address = parsePageAddress(`/pad?${search}`, today, () => template, templates);
  return address.kind === 'page' ? [address.path, address.query, address.audience] : address.kind;
}

describe('the header that says which parameters change a page', () => {
  it.each(kinds)('CACHE-8 agrees with the key of the page cache: %s', (template) => {
    const header = formatNoVarySearch(listTemplateParamNames(template, templates));
    fc.assert(
      fc.property(anyQuery(template), (query) => {
        expect(keyOf(template, query)).toEqual(keyOf(template, comparedQuery(query, header)));
      }),
    );
  });

  it('CACHE-8 lists what a template reads, and what staff may add', () => {
    expect(formatNoVarySearch(listTemplateParamNames('page', templates))).toBe(
      'params, except=("cp" "debug" "token" "x-craft-preview" "x-craft-live-preview")',
    );
    expect(formatNoVarySearch(listTemplateParamNames('pressOverview', templates))).toBe(
      'params, except=("year" "page" "cp" "debug" "token" "x-craft-preview" "x-craft-live-preview")',
    );
  });
});
