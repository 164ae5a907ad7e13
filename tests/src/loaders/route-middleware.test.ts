import { expect, it } from 'vitest';
import { runMiddlewareBeforeHydration, withMiddleware } from '#src/loaders/route-middleware.ts';
import { aVisit } from '#tests/src/loaders/a-visit.ts';
import { TranslatorRegistryToken } from '#ui/words/translator-registry.ts';

it('ROUTE-13 a page runs its middleware before hydration, as on the server', async () => {
  const { world } = aVisit('/boekje');
  const route = withMiddleware({
    locale: 'nl',
    middleware: ['words'],
    words: ['keuzehulp', 'blocks'],
  });
  await runMiddlewareBeforeHydration(world, route);
  const t = world.get(TranslatorRegistryToken).translator('nl', null);
  expect([t('keuzehulp.start'), t('audio.listen')]).toEqual(['Begin', 'Luister']);
});

it.each([[undefined], [null], ['words'], [{}]])(
  'ROUTE-13 a page without middleware (%j) hydrates without any',
  async (handle) => {
    const { world } = aVisit('/over-ons');
    await expect(runMiddlewareBeforeHydration(world, { handle })).resolves.toBeUndefined();
  },
);
