import { expect, it } from 'vitest';
import { prepared, prepareRoute } from '#src/loaders/middleware.ts';
import { aVisit } from '#tests/src/loaders/a-visit.ts';
import { PhrasebookToken } from '#ui/words/phrasebook.ts';

it('ROUTE-13 a page runs its middleware before hydration, as on the server', async () => {
  const { world } = aVisit('/boekje');
  const route = prepared({ locale: 'nl', middleware: ['words', 'blocks'], words: ['keuzehulp', 'audio'] });
  await prepareRoute(world, route);
  const t = world.get(PhrasebookToken).of('nl', null);
  expect([t('keuzehulp.begin'), t('audio.listen')]).toEqual(['Begin', 'Luister']);
});

it.each([[undefined], [null], ['words'], [{}]])(
  'ROUTE-13 a page without middleware (%j) hydrates without any',
  async (handle) => {
    const { world } = aVisit('/over-ons');
    await expect(prepareRoute(world, { handle })).resolves.toBeUndefined();
  },
);
