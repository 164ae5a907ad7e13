import type { Experiments } from '#domain/tracking/experiments.ts';
import type { ConsentView } from '#ui/stores/consent.store.ts';

/** What the screen knows of counting: what the visitor said, whether the question stands open, and which experiments run for them. */
export interface CountingView extends ConsentView {
  readonly experiments: Experiments;
}

/** What the server draws for everybody: nobody is counted, and nothing is asked. */
export const nothingCountedYet: CountingView = { consent: 'pending', question: 'closed', experiments: {} };
