import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePageAddress } from '#adapters/http-server/pages/page-address-parser.ts';
import { eventFacetNames } from '#domain/facet/facet.ts';
import { findUnknownParamNames, type ParamsCodec } from '#domain/listing/params-codec.ts';
import { pressParamsCodec } from '#domain/listing/press-list.ts';
import { readSingleQueryValue } from '#domain/listing/read-query-params.ts';
import type { Template } from '#domain/page/page.ts';
import { type HallDay, parseHallDay } from '#domain/time/hall-day.ts';
import { templates } from '#src/templates.ts';
import type { LoadedTemplates } from '#ui/template/loaded-templates.ts';

await templates.loadAll();

const today = parseHallDay('2026-11-20') as HallDay;

function addressOf(target: string, template?: Template) {
  return parsePageAddress(target, today, () => template, templates);
}

function queryOf(target: string, template?: Template): string {
  const address = addressOf(target, template);
  return address.kind === 'page' ? address.query : address.kind;
}

describe('the address of a page request', () => {
  it.each([
    ['/over-ons?page=2&utm_source=x&keyword=bach', 'page', ''],
    ['/concerten?utm_x=1', 'eventOverview', ''],
    ['/concerten?page=1', 'eventOverview', ''],
    ['/concerten?page=2&page=3', 'eventOverview', ''],
    ['/concerten?page=2;page=3', 'eventOverview', ''],
    ['/concerten?date=2026-11-20', 'eventOverview', ''],
    ['/concerten?page=2&genres=Lied', 'eventOverview', '?page=2&genres=Lied'],
    ['/concerten?genres=Lied&page=2', 'eventOverview', '?page=2&genres=Lied'],
    ['/?/_payload.json', 'home', ''],
    ['/zoeken?search=bach', 'search', '?keyword=bach'],
    ['/pers?page=3&keyword=x', 'pressOverview', '?page=3'],
    ['/educatie?x=1&school=vmbo', 'educationOverview', '?school=vmbo'],
    ['/series?rooms=Foyer&x=1&page=2', 'seriesOverview', '?page=2&rooms=Foyer'],
    ['/concerten/alle?organizers=Jazzkring', 'overview', '?organizers=Jazzkring'],
    ['/ontdek/alles?tags=Jazz&categories=Musici', 'discoverySearch', '?categories=Musici&tags=Jazz'],
    ['/ontdek?page=1&utm_source=x', 'discoveryOverview', '?page=1'],
    ['/ontdek?tags=Jazz&keyword=orgel', 'discoveryOverview', '?keyword=orgel&tags=Jazz'],
    ['/ontdek?utm_source=x&keyword=', 'discoveryOverview', ''],
    ['/educatie/projecten/trommels?event=7910&x=1', 'educationProduction', '?event=7910'],
  ] as const)('B03 the query of %s, of a page of the kind %s, is "%s"', (target, template, query) => {
    expect(queryOf(target, template)).toBe(query);
  });

  it('B03 has the parameters that any template reads if the template is unknown, and no others', () => {
    expect(queryOf('/concerten?utm_x=1&page=2&cp=1')).toBe('?page=2');
    expect(queryOf('/educatie?school=vmbo')).toBe('?school=vmbo');
    const many = Array.from({ length: 2000 }, (_, at) => `genres=${at}`).join('&');
    expect(queryOf(`/concerten?${many}`).split('&')).toHaveLength(100);
  });

  it('B03 LIST-2 uses the codec of the template: a parameter new to it is in the key, known without a template, and not logged', () => {
    const { read } = pressParamsCodec;
    const withColour: ParamsCodec<{ page: number; colour: string }> = {
      names: [...pressParamsCodec.names, 'colour'],
      read: (query) => ({ ...read(query), colour: readSingleQueryValue(query, 'colour') }),
      write: ({ page, colour }) => [...pressParamsCodec.write({ year: null, page }), ['colour', colour]],
    };
    const press = { params: withColour };
    const withPress: LoadedTemplates = {
      find: (kind) => (kind === 'press' ? press : templates.find(kind)),
      all: () => [...templates.all(), press],
    };
    const [before, after] = [templates, withPress].map((known) =>
      parsePageAddress('/pers/1?colour=red&x=1', today, () => 'press', known),
    );
    expect(before).toMatchObject({ query: '' });
    expect(after).toMatchObject({ query: '?colour=red' });
    const query = [...new URLSearchParams('colour=red&x=1')];
    expect(findUnknownParamNames(query, withColour)).toEqual(['x']);
    expect(parsePageAddress('/pers/1?colour=red&x=1', today, () => undefined, withPress)).toMatchObject({
      query: '?colour=red',
    });
  });

  it.each(eventFacetNames)('B03 LIST-1 distinguishes pages of the calendar by %s', (facet) => {
    expect(queryOf(`/concerten?${facet}=40`, 'eventOverview')).toBe(`?${facet}=40`);
    expect(queryOf(`/concerten?${facet}=40`)).toBe(`?${facet}=40`);
  });

  it.each([
    ['/concerten?open=genres', 'eventOverview', '?open=genres', 'public'],
    ['/concerten?open=genres&page=1&x=1', 'eventOverview', '?open=genres', 'public'],
    ['/concerten?open=genres&genres=Lied', 'eventOverview', '?genres=Lied&open=genres', 'uncached'],
    ['/series?page=2&open=rooms', 'seriesOverview', '?page=2&open=rooms', 'uncached'],
    ['/concerten/alle?open=rooms&cp=1', 'overview', '?open=rooms', 'staff'],
    ['/concerten/alle?page=2&open=rooms&cp=1', 'overview', '?page=2&open=rooms', 'uncached'],
    ['/concerten?open=genres&open=rooms', 'eventOverview', '', 'public'],
    ['/series?open=composers', 'seriesOverview', '', 'public'],
    ['/ontdek/alles?open=tags', 'discoverySearch', '', 'public'],
    ['/concerten?page=2&open=genres', undefined, '?page=2&open=genres', 'uncached'],
  ] as const)(
    'LIST-23 the query of %s, of a page of the kind %s, is "%s", and its cache %s',
    (target, template, query, audience) => {
      expect(addressOf(target, template)).toMatchObject({ query, audience });
    },
  );

  it.each([
    ['/concerten?until=2026-11-20', '?until=2026-11-20', 'public'],
    ['/concerten?date=2026-11-20&until=2026-11-20', '?until=2026-11-20', 'public'],
    ['/concerten?until=2026-11-22&date=2026-11-21', '?date=2026-11-21&until=2026-11-22', 'public'],
    [
      '/concerten?date=2026-11-23&until=2026-11-29&page=2',
      '?page=2&date=2026-11-23&until=2026-11-29',
      'public',
    ],
    ['/concerten?date=2026-12-05&until=2026-12-05', '?date=2026-12-05&until=2026-12-05', 'uncached'],
    ['/concerten?until=2026-12-05', '?until=2026-12-05', 'uncached'],
    ['/concerten?date=2026-12-05&until=2026-12-04', '?date=2026-12-05', 'public'],
    ['/concerten?until=2026-11-19', '', 'public'],
    ['/concerten?date=2026-12-05', '?date=2026-12-05', 'public'],
  ] as const)('WAY-13 caches, of the days with an end, only the presets: %s', (target, query, audience) => {
    expect(addressOf(target, 'eventOverview')).toMatchObject({ query, audience });
  });

  it('WAY-13 caches no other days with an end before the template is known, and elsewhere ignores them', () => {
    expect(addressOf('/concerten?until=2026-12-05')).toMatchObject({ audience: 'uncached' });
    expect(addressOf('/concerten?until=nonsense')).toMatchObject({ audience: 'uncached' });
    expect(addressOf('/concerten?until=2026-11-20')).toMatchObject({ audience: 'public' });
    expect(addressOf('/pers?until=2026-12-05', 'pressOverview')).toMatchObject({
      query: '',
      audience: 'public',
    });
  });

  it('B03 is the same for a query in any order', () => {
    const names = ['page', 'keyword', 'genres', 'rooms', 'open', 'utm_source', 'x', '__proto__'];
    const pair = fc.tuple(fc.constantFrom(...names), fc.oneof(fc.string(), fc.constant('genres')));
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 20 }), (pairs) => {
        const once = queryOf(`/concerten?${new URLSearchParams(pairs)}`, 'eventOverview');
        expect(queryOf(`/concerten${once}`, 'eventOverview')).toBe(once);
        expect(once).not.toMatch(/utm_source|__proto__/);
      }),
    );
  });

  it.each([
    '//evil.example/',
    '/%00',
    '/a%5Cb',
    '/en/%2e%2e/',
    '/%',
    '/%ff',
    '/%c0%ae',
    'http://evil/',
    '*',
    '',
  ])('B04 is nothing at %s, which no page can be called', (target) => {
    expect(addressOf(target)).toEqual({ kind: 'refused' });
  });

  it('ROUTE-21 is redirected to its canonical form, with its query', () => {
    expect(addressOf('/nl/concerten?page=2')).toEqual({ kind: 'moved', to: '/concerten?page=2' });
    expect(addressOf('/concerten/')).toEqual({ kind: 'moved', to: '/concerten' });
  });

  it('ROUTE-21 loses the Dutch prefix and a trailing slash in one redirect', () => {
    expect(addressOf('/nl/')).toEqual({ kind: 'moved', to: '/' });
    expect(addressOf('/nl/concerten/?page=2')).toEqual({ kind: 'moved', to: '/concerten?page=2' });
  });

  it('D10 never redirects to another site', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('/', '//', '/\\', '/nl/', '/nl//', '/%09/', '/\t/'),
        (text, start) => {
          const address = addressOf(`${start}${text}`);
          if (address.kind === 'moved') {
            expect(new URL(address.to, 'https://hall.example').origin).toBe('https://hall.example');
          }
        },
      ),
    );
  });

  it.each([
    ['/concerten?cp=1', 'staff'],
    ['/concerten?debug=tix', 'staff'],
    ['/concerten?token=x', 'staff'],
    ['/debug/buttons', 'staff'],
    ['/en/debug', 'staff'],
    ['/educatie/gebruiker/aanpassen', 'staff'],
    ['/en/education/user/edit', 'staff'],
    ['/concerten?x-craft-live-preview=9f&token=t', 'staff'],
    ['/concerten', 'public'],
    ['/debugger', 'public'],
  ])('A18 D15 is, at %s, shown to the %s', (target, audience) => {
    expect(addressOf(target)).toMatchObject({ kind: 'page', audience });
  });
});
