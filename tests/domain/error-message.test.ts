import { expect, it } from 'vitest';
import { findInnermostMessage } from '#domain/error-message.ts';

it('the innermost message of nested errors', () => {
  const refused = new Error('connect ECONNREFUSED');
  const passedOn = new TypeError('fetch failed', { cause: new Error('no socket', { cause: refused }) });
  expect([passedOn, new Error('late', { cause: 504 }), 'gone'].map(findInnermostMessage)).toEqual([
    'connect ECONNREFUSED',
    'late',
    'gone',
  ]);
});

it('the message of an error that is its own cause', () => {
  const endless = new Error('over and over');
  endless.cause = endless;
  expect(findInnermostMessage(endless)).toBe('over and over');
});
