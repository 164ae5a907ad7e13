import type { Timer } from '#ports/timer.port.ts';

/** The key in local storage of a device whose visitor was logged in, or had a basket, when ticketing answered last. */
export const knownVisitorKey = 'knownVisitor';

/** The parts of `window` that show whether the visitor has done something. */
export interface InteractionWindow {
  readonly scrollY: number;
  readonly navigator: { readonly userActivation?: { readonly hasBeenActive: boolean } };
  addEventListener(type: string, listener: () => void, options: AddEventListenerOptions): void;
  removeEventListener(type: string, listener: () => void, options: AddEventListenerOptions): void;
}

interface TicketingSchedule {
  readonly window: InteractionWindow;
  readonly timer: Timer;
  /** Whether ticketing probably has a session: on this device it had one, or the visitor comes from there. */
  readonly isVisitorKnown: boolean;
  readonly load: () => void;
}

const interactions = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'] as const;

/** Reading a page without touching it needs no session, and the frame would compete with the page that has just been shown. */
const maxDelayMs = 4000;

/** Loads ticketing at once for a visitor who is known or has done something; otherwise at the first interaction, at the latest after four seconds. */
export function scheduleTicketing({ window, timer, isVisitorKnown, load }: TicketingSchedule): void {
  if (isVisitorKnown || window.navigator.userActivation?.hasBeenActive || window.scrollY > 0) return load();
  const loadNow = (): void => {
    cancelTimer();
    for (const type of interactions) window.removeEventListener(type, loadNow, listening);
    load();
  };
  const cancelTimer = timer.after(maxDelayMs, loadNow);
  for (const type of interactions) window.addEventListener(type, loadNow, listening);
}

const listening = { capture: true, passive: true };
