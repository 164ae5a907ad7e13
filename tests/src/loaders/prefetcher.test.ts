import { describe, expect, it } from 'vitest';
import { ManualTimer } from '#adapters/in-memory/manual-timer.adapter.ts';
import { Prefetcher } from '#src/loaders/prefetcher.ts';

/** Where somebody presses links and filters; every answer is the path it was asked for. */
function pressed() {
  const timer = new ManualTimer();
  const prefetcher = new Prefetcher<string>(timer);
  const asked: string[] = [];
  const ended: string[] = [];
  const loading = (path: string, answer: Promise<string>) => (signal: AbortSignal) => {
    asked.push(path);
    signal.addEventListener('abort', () => ended.push(path));
    return answer;
  };
  const press = (path: string, answer = Promise.resolve(path)) => prefetcher.ask(path, loading(path, answer));
  const aim = (path: string) => prefetcher.hover(path, loading(path, Promise.resolve(path)));
  return { prefetcher, timer, asked, ended, press, aim };
}

/** Lets every answer that is there be heard of. */
const arrivals = () => new Promise((resolve) => setImmediate(resolve));

describe('what is asked while a finger is still down', () => {
  it('ROUTE-20 is given to whoever goes there, and once', async () => {
    const { prefetcher, press, ended } = pressed();
    press('/concertagenda?genres=Lied');
    expect(await prefetcher.take('/concertagenda?genres=Lied')).toBe('/concertagenda?genres=Lied');
    expect(prefetcher.take('/concertagenda?genres=Lied')).toBeUndefined();
    expect(ended).toEqual([]);
  });

  it('ROUTE-20 is at hand once it has come, at its own address, until somebody takes it', async () => {
    const { prefetcher, press } = pressed();
    press('/concertagenda?genres=Lied');
    expect(prefetcher.at('/concertagenda?genres=Lied')).toBeUndefined();
    await arrivals();
    expect(prefetcher.at('/concertagenda?genres=Lied')).toBe('/concertagenda?genres=Lied');
    expect(prefetcher.at('/concertagenda')).toBeUndefined();
    await prefetcher.take('/concertagenda?genres=Lied');
    expect(prefetcher.at('/concertagenda?genres=Lied')).toBeUndefined();
  });

  it('LIST-16 ROUTE-20 is given to no one once it is discarded, because the hall has another day', async () => {
    const { prefetcher, press, ended } = pressed();
    press('/concertagenda');
    await arrivals();
    prefetcher.discard();
    expect(ended).toEqual(['/concertagenda']);
    expect(prefetcher.at('/concertagenda')).toBeUndefined();
    expect(prefetcher.take('/concertagenda')).toBeUndefined();
  });

  it('ROUTE-20 is never at hand where it could not be had', async () => {
    const { prefetcher, press } = pressed();
    press('/concertagenda', Promise.reject(new Error('The wire is cut')));
    await arrivals();
    expect(prefetcher.at('/concertagenda')).toBeUndefined();
  });

  it('ROUTE-20 is asked for what a mouse rests on, not for what it passes', () => {
    const { timer, asked, aim } = pressed();
    aim('/concertagenda?genres=Lied');
    timer.advance(79);
    aim('/concertagenda?genres=Orgel');
    timer.advance(79);
    expect(asked).toEqual([]);
    timer.advance(1);
    expect(asked).toEqual(['/concertagenda?genres=Orgel']);
  });

  it('ROUTE-20 is not asked for what a mouse has left', () => {
    const { prefetcher, timer, asked, aim } = pressed();
    aim('/concertagenda?genres=Lied');
    timer.advance(79);
    prefetcher.cancel();
    timer.advance(80);
    expect(asked).toEqual([]);
  });

  it('ROUTE-20 is asked once by whoever presses before the mouse has rested', () => {
    const { prefetcher, timer, asked, aim, press } = pressed();
    aim('/concertagenda?genres=Lied');
    press('/concertagenda?genres=Lied');
    void prefetcher.take('/concertagenda?genres=Lied');
    timer.advance(80);
    expect(asked).toEqual(['/concertagenda?genres=Lied']);
  });

  it('ROUTE-20 is of no use to whoever goes somewhere else', () => {
    const { prefetcher, press } = pressed();
    press('/concertagenda?genres=Lied');
    expect(prefetcher.take('/concertagenda')).toBeUndefined();
  });

  it('ROUTE-20 is asked once however often it is pressed, and ends with the next press', () => {
    const { press, asked, ended } = pressed();
    press('/concertagenda?genres=Lied');
    press('/concertagenda?genres=Lied');
    press('/concertagenda?genres=Orgel');
    expect([asked, ended]).toEqual([
      ['/concertagenda?genres=Lied', '/concertagenda?genres=Orgel'],
      ['/concertagenda?genres=Lied'],
    ]);
  });

  it('ROUTE-20 is forgotten where the press came to nothing in five seconds', () => {
    const { prefetcher, timer, press, ended } = pressed();
    press('/concertagenda?genres=Lied');
    timer.advance(4999);
    expect(ended).toEqual([]);
    timer.advance(1);
    expect([ended, prefetcher.take('/concertagenda?genres=Lied')]).toEqual([
      ['/concertagenda?genres=Lied'],
      undefined,
    ]);
  });

  it('ROUTE-20 is left alone for those five seconds once somebody has gone there, and so is the next press', async () => {
    const { prefetcher, timer, press, ended } = pressed();
    press('/concertagenda?genres=Lied');
    const answer = prefetcher.take('/concertagenda?genres=Lied');
    timer.advance(4000);
    press('/concertagenda?genres=Orgel');
    timer.advance(1000);
    expect(await answer).toBe('/concertagenda?genres=Lied');
    expect(await prefetcher.take('/concertagenda?genres=Orgel')).toBe('/concertagenda?genres=Orgel');
    expect(ended).toEqual([]);
  });

  it('fails for whoever goes there, and for nobody else', async () => {
    const { prefetcher, press } = pressed();
    press('/concertagenda', Promise.reject(new Error('The wire is cut')));
    await expect(prefetcher.take('/concertagenda')).rejects.toThrow('The wire is cut');
  });
});
