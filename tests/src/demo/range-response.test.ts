import { describe, expect, it } from 'vitest';
import { toRangeResponse } from '#src/demo/offline/range-response.ts';

const complete = () => new Response('0123456789', { headers: { 'Content-Type': 'audio/mpeg' } });

describe('the offline demo answers a range request', () => {
  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('%s with that part of the file', async (range, body, contentRange) => {
    const part = await toRangeResponse(complete(), range);
    expect([
      part.status,
      await part.text(),
      part.headers.get('content-range'),
      part.headers.get('content-type'),
    ]).toEqual([206, body, contentRange, 'audio/mpeg']);
  });

  it.each([null, 'bytes=-3', 'lines=1-2'])('%s with the whole file', async (range) => {
    const answer = await toRangeResponse(complete(), range);
    expect([answer.status, await answer.text()]).toEqual([200, '0123456789']);
  });

  it('beyond the end with 416', async () => {
    const answer = await toRangeResponse(complete(), 'bytes=10-');
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  });
});
