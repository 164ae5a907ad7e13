import { describe, expect, it } from 'vitest';
import { createUnreadableResponseError, isUnreadableResponse } from '#adapters/http/unreadable-response.ts';

const unreadable = createUnreadableResponseError('no JSON');

describe('a response that cannot be parsed', () => {
  it('is an error with its message and a name of its own', () => {
    expect(unreadable).toBeInstanceOf(Error);
    expect([unreadable.name, unreadable.message]).toEqual(['UnreadableResponse', 'no JSON']);
  });

  it('is recognized, also as a cause', () => {
    const passedOn = new Error('no page', { cause: new Error('no CMS', { cause: unreadable }) });
    expect([unreadable, passedOn].map(isUnreadableResponse)).toEqual([true, true]);
  });

  it('is no other failure', () => {
    const failures = [new Error('no JSON'), new TypeError('gone', { cause: 504 }), 'gone', null, undefined];
    expect(failures.map(isUnreadableResponse)).toEqual([false, false, false, false, false]);
  });
});
