import { describe, expect, it } from 'vitest';
import { Prefetcher } from '#src/loaders/prefetcher.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';

/** A prefetcher whose answers are the requested paths. */
function pressed() {
  const timer = new ManualTimer();
  const prefetcher = new Prefetcher<string>(timer);
  const requests: string[] = [];
  const ended: string[] = [];
  const loading = (path: string, answer: Promise<string>) => (signal: AbortSignal) => {
    requests.push(path);
    signal.addEventListener('abort', () => ended.push(path));
    return answer;
  };
  const press = (path: string, answer = Promise.resolve(path)) =>
    prefetcher.prefetch(path, loading(path, answer));
  const aim = (path: string) => prefetcher.hover(path, loading(path, Promise.resolve(path)));
  return { prefetcher, timer, requests, ended, press, aim };
}

/** Waits until arrived answers are processed. */
const arrivals = () => new Promise((resolve) => setImmediate(resolve));

describe('a prefetch', () => {
  it('ROUTE-20 is used by the navigation, once', async () => {
    const { prefetcher, press, ended } = pressed();
    press('/concertagenda?genres=Lied');
    expect(await prefetcher.consume('/concertagenda?genres=Lied')).toBe('/concertagenda?genres=Lied');
    expect(prefetcher.consume('/concertagenda?genres=Lied')).toBeUndefined();
    expect(ended).toEqual([]);
  });

  it('LIST-16 ROUTE-20 is not used once it is discarded, because the hall’s day has changed', async () => {
    const { prefetcher, press, ended } = pressed();
    press('/concertagenda');
    await arrivals();
    prefetcher.discard();
    expect(ended).toEqual(['/concertagenda']);
    expect(prefetcher.consume('/concertagenda')).toBeUndefined();
  });

  it('ROUTE-20 fails in the navigation that uses it, and nowhere else', async () => {
    const { prefetcher, press } = pressed();
    press('/concertagenda', Promise.reject(new Error('The wire is cut')));
    await arrivals();
    await expect(prefetcher.consume('/concertagenda')).rejects.toThrow('The wire is cut');
  });

  it('ROUTE-20 is sent for a link the mouse rests on, not for one it passes', () => {
    const { timer, requests, aim } = pressed();
    aim('/concertagenda?genres=Lied');
    timer.advance(79);
    aim('/concertagenda?genres=Orgel');
    timer.advance(79);
    expect(requests).toEqual([]);
    timer.advance(1);
    expect(requests).toEqual(['/concertagenda?genres=Orgel']);
  });

  it('ROUTE-20 is not sent for a link the mouse has left', () => {
    const { prefetcher, timer, requests, aim } = pressed();
    aim('/concertagenda?genres=Lied');
    timer.advance(79);
    prefetcher.cancel();
    timer.advance(80);
    expect(requests).toEqual([]);
  });

  it('ROUTE-20 is sent once if the press comes before the hover delay', () => {
    const { prefetcher, timer, requests, aim, press } = pressed();
    aim('/concertagenda?genres=Lied');
    press('/concertagenda?genres=Lied');
    void prefetcher.consume('/concertagenda?genres=Lied');
    timer.advance(80);
    expect(requests).toEqual(['/concertagenda?genres=Lied']);
  });

  it('ROUTE-20 is not used by a navigation to another address', () => {
    const { prefetcher, press } = pressed();
    press('/concertagenda?genres=Lied');
    expect(prefetcher.consume('/concertagenda')).toBeUndefined();
  });

  it('ROUTE-20 is sent once for repeated presses, and aborted by the next one', () => {
    const { press, requests, ended } = pressed();
    press('/concertagenda?genres=Lied');
    press('/concertagenda?genres=Lied');
    press('/concertagenda?genres=Orgel');
    expect([requests, ended]).toEqual([
      ['/concertagenda?genres=Lied', '/concertagenda?genres=Orgel'],
      ['/concertagenda?genres=Lied'],
    ]);
  });

  it('ROUTE-20 is discarded after five seconds without a navigation', () => {
    const { prefetcher, timer, press, ended } = pressed();
    press('/concertagenda?genres=Lied');
    timer.advance(4999);
    expect(ended).toEqual([]);
    timer.advance(1);
    expect([ended, prefetcher.consume('/concertagenda?genres=Lied')]).toEqual([
      ['/concertagenda?genres=Lied'],
      undefined,
    ]);
  });

  it('ROUTE-20 is not affected by the expiry once it is consumed, and neither is the next one', async () => {
    const { prefetcher, timer, press, ended } = pressed();
    press('/concertagenda?genres=Lied');
    const answer = prefetcher.consume('/concertagenda?genres=Lied');
    timer.advance(4000);
    press('/concertagenda?genres=Orgel');
    timer.advance(1000);
    expect(await answer).toBe('/concertagenda?genres=Lied');
    expect(await prefetcher.consume('/concertagenda?genres=Orgel')).toBe('/concertagenda?genres=Orgel');
    expect(ended).toEqual([]);
  });
});
