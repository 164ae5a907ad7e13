import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { ConsentAnswer } from '#domain/consent/consent-answer.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';
import type { Slot, Watched } from '#ui/kit/slot.ts';
import { type CountingView, nothingCountedYet } from '#ui/stores/counting-view.ts';

/** What counts, once its code has arrived. */
interface CountingSource extends Watched<CountingView> {
  readonly track: (event: TrackingEvent) => void;
  readonly answer: (answer: ConsentAnswer) => void;
  readonly askAgain: () => void;
  readonly leaveOpen: () => void;
}

export type CountingSlot = Slot<CountingView, CountingSource>;

const CountingContext = createContext<CountingSlot | null>(null);

/** Given in the browser alone: on the server nobody is counted. */
export const CountingProvider = CountingContext.Provider;

/** What the visitor said, whether they are being asked, and which experiments run for them. */
export function useCounting(): CountingView {
  const slot = useContext(CountingContext);
  return useSyncExternalStore(slot?.subscribe ?? never, slot?.current ?? nothing, nothing);
}

/** Tells of something that happened (TRACK-3). Told too early it waits for the code that counts; on the server it is nothing. */
export function useTracking(): (event: TrackingEvent) => void {
  const slot = useContext(CountingContext);
  return useMemo(() => (event) => slot?.wish((counting) => counting.track(event)), [slot]);
}

/** What a visitor can say to the question whether they may be counted. */
export function useConsentWishes(): Pick<CountingSource, 'answer' | 'askAgain' | 'leaveOpen'> {
  const slot = useContext(CountingContext);
  return useMemo(
    () => ({
      answer: (answer) => slot?.wish((counting) => counting.answer(answer)),
      askAgain: () => slot?.wish((counting) => counting.askAgain()),
      leaveOpen: () => slot?.wish((counting) => counting.leaveOpen()),
    }),
    [slot],
  );
}

const never = () => () => {};
const nothing = () => nothingCountedYet;
