import { expect, it } from 'vitest';
import { aDocument, bearing } from '#fixtures/builders/a-document.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { createArchiveHall, withFiltersOfLast } from '#tests/tools/bench/search/archive-hall.ts';

const concerts = ['Bach', 'Satie', 'Mahler', 'Ravel', 'Verdi'].map((composer) =>
  aDocument({ uri: composer, title: composer, facets: { composers: bearing(composer) } }),
);

it('the hall has a page for every archived concert, and for no other', () => {
  const { pages, documents } = createArchiveHall(aHall(), concerts).editions.nl;
  expect(documents).toEqual(concerts);
  expect(pages.map(({ kind, uri }) => [kind, uri])).toEqual(concerts.map(({ uri }) => ['event', uri]));
});

it('concerts with the filters of the last few have no other values, and are otherwise unchanged', () => {
  const alike = withFiltersOfLast(2, concerts);
  const values = alike.flatMap(({ facets }) => facets.composers?.map(({ value }) => value));
  expect(new Set(values)).toEqual(new Set(['Ravel', 'Verdi']));
  expect(alike.map(({ title }) => title)).toEqual(concerts.map(({ title }) => title));
  expect(withFiltersOfLast(5, concerts)).toEqual(concerts);
});
