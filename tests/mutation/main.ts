import { Stryker } from '@stryker-mutator/core';
import { mutationWishOf } from '#tests/mutation/wish.ts';

/** `npm run test:mutation`: breaks rules on purpose, a room at a time. Fails where too few breaks turn a test red. */
const wish = mutationWishOf(process.argv.slice(2));
if (wish.kind === 'refused') {
  console.error(wish.why);
  process.exitCode = 1;
} else {
  for (const { room, mutate } of wish.runs) {
    const files = mutate ? { mutate: [...mutate] } : {};
    const options = { configFile: 'stryker.config.json', ...room.options, ...files, force: wish.isForced };
    await new Stryker(options).runMutationTest();
  }
}
