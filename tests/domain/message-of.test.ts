import { expect, it } from 'vitest';
import { messageOf } from '#domain/message-of.ts';

it('a log says the message of an error, and anything else as text', () => {
  expect([new TypeError('no such hall'), 'gone', 404, null].map(messageOf)).toEqual([
    'no such hall',
    'gone',
    '404',
    'null',
  ]);
});
