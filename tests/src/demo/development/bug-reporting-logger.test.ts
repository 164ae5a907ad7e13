import { describe, expect, it } from 'vitest';
import { FetchFailure } from '#adapters/http/fetch-failure.ts';
import type { Logger } from '#ports/logger.port.ts';
import { BugReportingLogger, RenderBugCollector } from '#src/demo/development/bug-reporting-logger.ts';
import { RouteFailure } from '#src/loaders/route-failure.ts';

function made() {
  const logged: unknown[] = [];
  const others: Error[] = [];
  const inner: Logger = {
    info: () => {},
    warn: () => {},
    error: (event, _facts, cause) => void logged.push(cause ?? event),
  };
  const reports = new RenderBugCollector((bug) => void others.push(bug));
  return { logged, others, reports, logger: new BugReportingLogger(inner, reports) };
}

const unreachable = new FetchFailure({ name: 'page', status: 0, statusText: 'No answer' });
const absent = new RouteFailure({ statusCode: 404, message: 'This page could not be found' });

describe('a bug that is logged', () => {
  it('rejects the rendering during which it occurred, and no other', async () => {
    const { reports, logger, others } = made();
    const bug = new TypeError('a is undefined');
    const broken = reports.during(async () => logger.error('page.unreachable', {}, bug));
    const pageRequest = reports.during(async () => 'page');
    await expect(broken).rejects.toBe(bug);
    expect(await pageRequest).toBe('page');
    expect(others).toEqual([]);
  });

  it('is handed on by itself where no page is being rendered', () => {
    const { logger, others } = made();
    const bug = new Error('thrown in a route');
    logger.error('request.failed', {}, bug);
    expect(others).toEqual([bug]);
  });

  it.each([unreachable, absent, undefined])('is not a failure that is expected: %s', async (cause) => {
    const { reports, logger, logged, others } = made();
    const work = reports.during(async () => logger.error('page.unreachable', {}, cause));
    await expect(work).resolves.toBeUndefined();
    expect(logged).toEqual([cause ?? 'page.unreachable']);
    expect(others).toEqual([]);
  });
});
