import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { addFrameworkErrorHandlers } from '#adapters/http-server/framework-errors.ts';
import { Pages } from '#adapters/http-server/pages/pages.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { aPipeline } from '#tests/support/a-pipeline.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { stillWorld } from '#tests/support/world.ts';

describe('the preview of a page', () => {
  it('CALL-2 is answered with 500, and logged, if its verification fails in an unexpected way', async () => {
    const logger = new RecordingLogger();
    const pipeline = aPipeline(stillWorld(aHall(), { logger }), {
      renderDocument: async () => {
        throw new Error('Nothing is rendered before the verification');
      },
    });
    const verifyPreview = async () => {
      throw new TypeError('an answer that no one expected');
    };
    const server = Fastify();
    addFrameworkErrorHandlers(server, logger);
    server.get('/*', Object.assign(new Pages(pipeline), { verifyPreview }).serve);
    const { statusCode, headers } = await server.inject('/concerten?x-craft-live-preview=1&token=x');
    expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store']);
    expect(logger.events).toEqual(['request.failed']);
  });
});
