import { describe, expect, it } from 'vitest';
import { renderPage } from '#adapters/http-server/pages/render-page.ts';
import { createInMemoryCms } from '#adapters/in-memory/in-memory-cms.adapter.ts';
import { secondMs } from '#domain/time/instant.ts';
import { hallOf } from '#fixtures/builders/a-hall.ts';
import { anEventPage } from '#fixtures/builders/an-event.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import { aPipeline } from '#tests/support/a-pipeline.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { stillWorld } from '#tests/support/world.ts';

const concert = anEventPage();
const hall = hallOf(concert);

/** Renders the page of a concert with a CMS; time passes when the test advances it. */
function startRendering(cms: CmsPort) {
  const [timer, logger] = [new ManualTimer(), new RecordingLogger()];
  const unrenderable: (readonly string[])[] = [];
  const pipeline = Object.assign(aPipeline(stillWorld(hall, { cms, logger }), { timer }), {
    invalidateUnrenderable: (keys: readonly string[]) => void unrenderable.push(keys),
  });
  const page = renderPage({ kind: 'page', path: concert.url, query: '', audience: 'public' }, pipeline);
  return { page, timer, logger, unrenderable };
}

describe('a page that cannot be rendered', () => {
  it('B10 C25 is 503 if it is not done in ten seconds: the server is too busy, and nothing is wrong with its data', async () => {
    const hanging = (_params: unknown, signal?: AbortSignal) =>
      new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    const { page, timer, logger, unrenderable } = startRendering({
      ...createInMemoryCms(hall),
      page: hanging,
      global: hanging,
    });
    await new Promise((resolve) => void setImmediate(resolve));
    timer.advance(10 * secondMs);
    const { status, isIncomplete, ttl } = await page;
    expect({ status, isIncomplete, lifetime: ttl.lifetimeSeconds, unrenderable }).toEqual({
      status: 503,
      isIncomplete: true,
      lifetime: 0,
      unrenderable: [],
    });
    expect(logger.events).toContain('server.render-failed');
  });

  it('A24 is 500 if its rendering throws, and its data is fetched again', async () => {
    const broken = async () => ({ kind: 'found', value: { ...concert, event: null } }) as never;
    const { page, timer, unrenderable } = startRendering({ ...createInMemoryCms(hall), page: broken });
    expect([(await page).status, unrenderable.length, timer.pendingCount]).toEqual([500, 1, 0]);
  });
});
