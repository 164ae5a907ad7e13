import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { findHomeRedirect } from '#adapters/http-server/pages/detect-visitor-locale.ts';

/** Where the root leads, with this cookie and these languages of the browser. */
const homeFor = (cookie: string | undefined, languages: string | undefined) =>
  findHomeRedirect({
    url: '/?cp=1',
    headers: {
      ...(cookie !== undefined && { cookie: `i18n_redirected=${cookie}` }),
      ...(languages !== undefined && { 'accept-language': languages }),
    },
  } as IncomingMessage);

it.each([
  ['nl', 'en', undefined],
  ['en', 'nl', '/en?cp=1'],
  ['de', 'en', '/en?cp=1'],
  ['', 'en', '/en?cp=1'],
  ['EN', undefined, undefined],
  [undefined, 'en', '/en?cp=1'],
  [undefined, 'nl,en;q=0.5', undefined],
  [undefined, 'en;q=0.5,nl', undefined],
  [undefined, 'nl-BE,en', undefined],
  [undefined, 'de-DE,fr,en', '/en?cp=1'],
  [undefined, 'EN-us', '/en?cp=1'],
  [undefined, '*', undefined],
  [undefined, '*;q=0.5,en;q=0.1', '/en?cp=1'],
  [undefined, 'english', undefined],
  [undefined, '', undefined],
  [undefined, undefined, undefined],
])('ROUTE-9 the root leads with the cookie %s and the languages %s to %s', (cookie, languages, home) => {
  expect(homeFor(cookie, languages)).toBe(home);
});
