import { describe, expect, it } from 'vitest';
import { FetchFailure } from '#adapters/http/fetch-failure.ts';
import { PinoLogger, redactSecrets } from '#adapters/pino-logging/pino-logger.adapter.ts';
import { createInstant, minuteMs } from '#domain/time/instant.ts';
import { type LogLine, loggerContract } from '#tests/contracts/logger.contract.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';

const clock = new ManualClock(createInstant(Date.UTC(2026, 10, 20, 19, 15)));

loggerContract('PinoLogger', () => {
  let written = '';
  const destination = {
    write: (text: string) => {
      written += text;
    },
  };
  return {
    logger: new PinoLogger(destination, clock),
    lines: () => written.trimEnd().split('\n').map(parseLine),
  };
});

/** A line as the machines that gather logs read it. */
function parseLine(text: string): LogLine {
  const { level, event, facts, cause } = JSON.parse(text);
  return { level, event, facts, ...(cause && { cause: cause.message }) };
}

function logged(log: (logger: PinoLogger) => void): string {
  let written = '';
  const destination = {
    write: (line: string) => {
      written += line;
    },
  };
  log(new PinoLogger(destination, clock));
  return written;
}

describe('PinoLogger', () => {
  it('C10 writes one JSON object per line for any content', () => {
    const text = logged((logger) => {
      logger.warn('cms.item-dropped', { place: 'a\r\nb\u2028c' });
      logger.info('hall.opened');
    });
    const lines = text.split('\n');
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toBe('');
    expect(text).not.toContain('\r');
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      at: '2026-11-20T19:15:00.000Z',
      level: 'warn',
      event: 'cms.item-dropped',
      facts: { place: 'a\r\nb\u2028c' },
    });
  });

  it('C10 separates a line from facts with reserved names', () => {
    const line = JSON.parse(
      logged((logger) => logger.info('hall.opened', { level: 'error', event: 'other' })),
    );
    expect(line).toMatchObject({ level: 'info', event: 'hall.opened' });
  });

  it('logs an error with its causes and its stack', () => {
    const cause = new Error('no answer', { cause: new Error('refused') });
    const line = JSON.parse(logged((logger) => logger.error('cms.away', {}, cause)));
    expect(line.cause).toMatchObject({ message: 'no answer', cause: { message: 'refused' } });
    expect(line.cause.stack).toContain('pino-logger.test');
  });

  it('logs the stack of an error only once', () => {
    const cause = new Error('no answer', { cause: new Error('refused') });
    const lines = logged((logger) => {
      logger.error('cache.fetch-failed', {}, cause);
      logger.error('page.unreachable', {}, cause);
    });
    const [, second = ''] = lines.split('\n');
    expect(JSON.parse(second).cause).toEqual({ message: 'no answer' });
  });

  it("logs another system's failure without a stack", () => {
    const silence = new FetchFailure({
      name: 'http://cms/api',
      status: 0,
      statusText: 'No answer',
      cause: new TypeError('fetch failed', { cause: new Error('refused') }),
    });
    const line = JSON.parse(logged((logger) => logger.error('cache.fetch-failed', {}, silence)));
    expect(line.cause).toEqual({
      message: 'Could not fetch http://cms/api: 0 No answer',
      cause: { message: 'fetch failed', cause: { message: 'refused' } },
    });
  });

  it.each([
    ['Could not fetch http://cms/api?url=x&token=abc123&preview=9f: 500', /abc123|9f/],
    ['Authorization: Bearer secret.token-1', /secret/],
    ['asked for https://bridge/api/tix/customer/5?hash=deadbeef', /deadbeef/],
    ['redis://user:pass@redis:6379 is away', /pass/],
    ['/en/education/user/edit/48217?x=1 is not there', /edit|48217/],
    ['GET /educatie/gebruiker/jansen-12 failed', /jansen|12/],
    ['nobody.else+tag@example.co.uk signed up', /nobody|example/],
  ])('C10 lets no secret and no person into a line: %s', (text, secret) => {
    const line = logged((logger) => logger.error('x', { text }, new Error(text, { cause: new Error(text) })));
    expect(line).not.toMatch(secret);
    expect(redactSecrets(text)).toContain('…');
  });

  it('F03 writes sixty lines per event and minute, and reports how many were suppressed', () => {
    const lines: string[] = [];
    let limited = 0;
    const time = new ManualClock(clock.now());
    const logger = new PinoLogger({ write: (line) => void lines.push(line) }, time, {
      onLimited: () => {
        limited += 1;
      },
    });
    for (let visit = 0; visit < 1000; visit += 1)
      logger.info('page.not-found', { path: `/geraden-${visit}` });
    logger.info('purge.received');
    expect([lines.length, limited]).toEqual([61, 940]);
    time.advance(minuteMs);
    logger.info('page.not-found');
    logger.info('page.not-found');
    expect(lines.slice(61).map((line) => JSON.parse(line).suppressed)).toEqual([940, undefined]);
  });

  it('A25 F03 writes again at once after the clock was set back', () => {
    const lines: string[] = [];
    const time = new ManualClock(clock.now());
    const logger = new PinoLogger({ write: (line) => void lines.push(line) }, time);
    for (let visit = 0; visit < 100; visit += 1) logger.info('page.not-found');
    time.setBack(24 * 60 * minuteMs);
    for (let visit = 0; visit < 100; visit += 1) logger.info('page.not-found');
    expect(lines.map((line) => JSON.parse(line).suppressed).slice(59, 62)).toEqual([
      undefined,
      40,
      undefined,
    ]);
    expect(lines).toHaveLength(120);
  });

  it('names the request that is being handled', () => {
    const lines: string[] = [];
    const ids = ['a1b2c3d4', undefined];
    const logger = new PinoLogger({ write: (line) => void lines.push(line) }, clock, {
      readRequestId: () => ids.shift(),
    });
    logger.info('hall.opened');
    logger.info('hall.closed');
    expect(lines.map((line) => JSON.parse(line).request)).toEqual(['a1b2c3d4', undefined]);
  });

  it('leaves alone what is no secret', () => {
    const text = 'Could not fetch http://cms/api/default/nl/page.json?url=over-ons: 500 @ 20:15';
    expect(redactSecrets(text)).toBe(text);
  });
});
