import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { Admission } from '#adapters/http-server/admission/admission.ts';
import { FallbackPages } from '#adapters/http-server/fallback-page.tsx';
import { addFrameworkErrors } from '#adapters/http-server/framework-errors.ts';
import { addPages, createServePage } from '#adapters/http-server/page-routes.ts';
import { PageHandler } from '#adapters/http-server/pages/page-handler.ts';
import { ManualTimer } from '#adapters/in-memory/manual-timer.adapter.ts';
import { RecordingLogger } from '#adapters/in-memory/recording-logger.adapter.ts';

describe('the preview of a page', () => {
  it('CALL-2 is answered with 500, and logged, if its verification fails in an unexpected way', async () => {
    const timer = new ManualTimer();
    const logger = new RecordingLogger();
    const pageHandler = new PageHandler({
      clock: timer.clock,
      timer,
      admission: new Admission({ clock: timer.clock, timer }),
      headers: {},
      edgeCache: '',
      fallbackPages: new FallbackPages([]),
      render: async () => {
        throw new Error('Nothing is rendered before the verification');
      },
      verifyPreview: async () => {
        throw new TypeError('an answer that nobody expected');
      },
    });
    const server = Fastify();
    addFrameworkErrors(server, logger);
    addPages(server, createServePage(pageHandler));
    const { statusCode, headers } = await server.inject('/concerten?x-craft-live-preview=1&token=x');
    expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store']);
    expect(logger.events).toEqual(['request.failed']);
  });
});
