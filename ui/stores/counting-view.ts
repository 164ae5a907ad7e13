import type { Consent } from '#domain/consent/consent.ts';
import type { ConsentAnswer } from '#domain/consent/consent-answer.ts';
import { type Experiments, noExperiments } from '#domain/tracking/experiments.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';
import type { ConsentQuestion } from '#ui/stores/consent.store.ts';

/** What the screen knows of counting: what the visitor said, whether the question stands open, and which experiments run for them. */
export interface CountingView {
  readonly consent: Consent;
  readonly question: ConsentQuestion;
  readonly experiments: Experiments;
}

/** What the server draws for everybody: nobody is counted, and nothing is asked. */
export const nothingCountedYet: CountingView = {
  consent: 'pending',
  question: 'closed',
  experiments: noExperiments,
};

/** What the screen can ask for. */
export interface CountingWishes {
  /** Tells of something that happened. */
  readonly track: (event: TrackingEvent) => void;
  readonly answer: (answer: ConsentAnswer) => void;
  /** Puts the question again, to whoever answered before. */
  readonly askAgain: () => void;
  /** Leaves the question unanswered, for now. */
  readonly leaveOpen: () => void;
}
