import { Stryker } from '@stryker-mutator/core';
import { parseMutationArguments } from '#tests/tools/mutation/parse-arguments.ts';

/** `npm run test:mutation`: mutates the code part by part. Fails if too few mutants are killed. */
const parsed = parseMutationArguments(process.argv.slice(2));
if (parsed.kind === 'refused') {
  console.error(parsed.reason);
  process.exitCode = 1;
} else {
  for (const { part, mutate } of parsed.runs) {
    const files = mutate ? { mutate: [...mutate] } : {};
    const options = { configFile: 'stryker.config.json', ...part.options, ...files, force: parsed.isForced };
    await new Stryker(options).runMutationTest();
  }
}
