import { describe, expect, it } from 'vitest';
import { findErrorPage, pickErrorSubheading, pickErrorTitleKey } from '#domain/page/error-page.ts';
import type { ErrorPageReference } from '#domain/page/global.ts';

const fallback: ErrorPageReference = { statusCode: null, isFallback: true, title: 'Fout', uri: 'fout' };
const notFound: ErrorPageReference = { statusCode: 404, isFallback: false, title: 'Weg', uri: 'fout/404' };

describe('an error page', () => {
  it('ERROR-1 is the one written for the status', () => {
    expect(findErrorPage(404, [fallback, notFound])).toBe(notFound);
  });

  it('ERROR-1 is the fallback for a status without its own page', () => {
    expect(findErrorPage(503, [notFound, fallback])).toBe(fallback);
  });

  it('ERROR-1 is none where there is no fallback', () => {
    expect(findErrorPage(503, [notFound])).toBeUndefined();
  });

  it.each([
    ['Deze pagina is weggehaald', 'Deze pagina is weggehaald'],
    [' Deze pagina is weggehaald ', 'Deze pagina is weggehaald'],
    [' Er is helaas iets misgegaan', undefined],
    [' ', undefined],
    [undefined, undefined],
  ])('ERROR-1 begins, below its heading, with the CMS’s title %j as %j', (title, lead) => {
    expect(pickErrorSubheading(title, 'Er is helaas iets misgegaan')).toBe(lead);
  });

  it('ERROR-1 has one heading for 404, and one for every other status', () => {
    expect(pickErrorTitleKey(404)).toBe('notAvailable');
    for (const status of [400, 410, 500, 503]) {
      expect(pickErrorTitleKey(status)).toBe('wentWrong');
    }
  });
});
