import fc from 'fast-check';
import { isThorough } from '#tests/support/thorough.ts';

/** A fixed seed, so that a property that fails on one machine fails on every machine. */
const seed = 20_261_204;

/** A mutation run needs only the failure; shrinking to the smallest example would take most of the time. */
const isMutationRun = 'STRYKER_MUTATOR_WORKER' in process.env;

fc.configureGlobal({ seed, numRuns: isThorough ? 1000 : 100, endOnFailure: isMutationRun });
