import { expect, it } from 'vitest';
import { Pages } from '#adapters/http-server/pages/pages.ts';
import { warmUp } from '#adapters/http-server/pages/warm-up.ts';
import { createInMemoryCms } from '#adapters/in-memory/in-memory-cms.adapter.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import { aPipeline } from '#tests/support/a-pipeline.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { stillWorld } from '#tests/support/world.ts';

it.each([
  ['during its first attempt', 'before'],
  ['between two attempts', 'after'],
] as const)('A05 F07 warming up arms no attempt after the server has closed %s', async (_, closes) => {
  const timer = new ManualTimer();
  const closing = new AbortController();
  const away: CmsPort = {
    ...createInMemoryCms(aHall()),
    global: async () => {
      if (closes === 'before') closing.abort();
      throw new Error('The CMS is away');
    },
  };
  const pipeline = aPipeline(stillWorld(aHall(), { cms: away }), { timer });
  const before = timer.pendingCount;
  await warmUp(pipeline, new Pages(pipeline), closing.signal);
  expect(timer.pendingCount - before).toBe(closes === 'before' ? 0 : 1);
  closing.abort();
  expect(timer.pendingCount).toBe(before);
});
