import { expect, it } from 'vitest';
import { innermostMessageOf, messageOf } from '#domain/message-of.ts';

it('a log says the message of an error, and anything else as text', () => {
  expect([new TypeError('no such hall'), 'gone', 404, null].map(messageOf)).toEqual([
    'no such hall',
    'gone',
    '404',
    'null',
  ]);
});

it('a log says what happened in the end, however often that was passed on', () => {
  const refused = new Error('connect ECONNREFUSED');
  const passedOn = new TypeError('fetch failed', { cause: new Error('no socket', { cause: refused }) });
  expect([passedOn, new Error('late', { cause: 504 }), 'gone'].map(innermostMessageOf)).toEqual([
    'connect ECONNREFUSED',
    'late',
    'gone',
  ]);
});
