import { describe, expect, it } from 'vitest';
import {
  parseEducationRedirectPath,
  productionParamsCodec,
  toProductionUrlWithEvent,
} from '#domain/education/education-redirect.ts';
import { theSite } from '#tests/domain/link/a-site.ts';

describe('the entry of the school ticketing', () => {
  it('ROUTE-5 names production and event, in both languages', () => {
    expect(
      parseEducationRedirectPath('/education-redirect/12/event/34/educatie/projecten/tromm%C3%A9len'),
    ).toEqual({
      locale: 'nl',
      eventGroupId: 12,
      eventId: 34,
      uri: 'educatie/projecten/trommélen',
    });
    expect(parseEducationRedirectPath('/en/education-redirect/12/event/34/education/projects/drums')).toEqual(
      {
        locale: 'en',
        eventGroupId: 12,
        eventId: 34,
        uri: 'education/projects/drums',
      },
    );
  });

  it.each([
    '/education-redirect/12/event/34',
    '/education-redirect/12/event/34/educatie/projecten',
    '/education-redirect/12/event/34/educatie/projecten/a/b',
    '/education-redirect/12/event/34/education/projects/drums',
    '/en/education-redirect/12/event/34/educatie/projecten/trommelen',
    '/education-redirect/twelve/event/34/educatie/projecten/trommelen',
    '/education-redirect/12/event/-1/educatie/projecten/trommelen',
    '/education-redirect/1234567890123456/event/34/educatie/projecten/trommelen',
    '/education-redirect/12/event/1234567890123456/educatie/projecten/trommelen',
    '/en/education-redirect/1234567890123456/event/34/education/projects/drums',
    '/en/education-redirect/12/event/1234567890123456/education/projects/drums',
    '/x/education-redirect/12/event/34/educatie/projecten/trommelen',
    '/en/x/education-redirect/12/event/34/education/projects/drums',
    '/en/education-redirect/12/event/34/education/projects/drums/more',
  ])('ROUTE-5 is not at %s', (pathname) => {
    expect(parseEducationRedirectPath(pathname)).toBeUndefined();
  });

  it.each([
    ['/educatie/projecten/trommelen', '/educatie/projecten/trommelen?event=34'],
    ['/educatie/projecten/trommelen?a=b#top', '/educatie/projecten/trommelen?a=b&event=34#top'],
    ['/educatie/projecten/trommelen#top', '/educatie/projecten/trommelen?event=34#top'],
    ['/educatie/projecten/trommelen#what?', '/educatie/projecten/trommelen?event=34#what?'],
    ['https://www.klankhuis.example/educatie/x', '/educatie/x?event=34'],
  ])('ROUTE-5 leads to %s with the event preselected', (url, to) => {
    expect(toProductionUrlWithEvent(url, 34, theSite)).toBe(to);
  });

  it.each(['https://evil.test/x', '//evil.test', 'javascript:1', '', '#top'])(
    'ROUTE-5 never leads to %j',
    (url) => {
      expect(toProductionUrlWithEvent(url, 34, theSite)).toBeUndefined();
    },
  );

  it('ROUTE-5 parses the chosen event from the address it led to', () => {
    const query = [
      ...new URL(toProductionUrlWithEvent('/x?a=b#top', 34, theSite) ?? '', 'https://a.test').searchParams,
    ];
    expect(productionParamsCodec.read(query)).toBe(34);
    expect(productionParamsCodec.read([])).toBeNull();
    expect(productionParamsCodec.read([['event', 'x1']])).toBeNull();
    expect(productionParamsCodec.read([['event', '1x']])).toBeNull();
    expect(
      productionParamsCodec.read([
        ['event', '1'],
        ['event', '2'],
      ]),
    ).toBeNull();
  });

  it('ROUTE-5 writes the chosen event as it is parsed, and no parameter without one', () => {
    expect(productionParamsCodec.write(34)).toEqual([['event', '34']]);
    expect(productionParamsCodec.write(null)).toEqual([]);
    expect(productionParamsCodec.names).toEqual(['event']);
  });
});
