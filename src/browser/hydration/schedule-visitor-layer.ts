import type { TixEnvironment } from '#domain/session/tix-environment.ts';
import { type Consent, canMeasure } from '#domain/tracking/consent.ts';
import type { Timer } from '#ports/timer.port.ts';
import { keuzehulpStorageKey } from '#ui/stores/keuzehulp-storage-keys.ts';

/** The parts of `window` that show whether the visitor has done something. */
export interface InteractionWindow {
  readonly scrollY: number;
  readonly navigator: { readonly userActivation?: { readonly hasBeenActive: boolean } };
  addEventListener(type: string, listener: () => void, options: AddEventListenerOptions): void;
  removeEventListener(type: string, listener: () => void, options: AddEventListenerOptions): void;
}

interface VisitorLayerSchedule {
  readonly window: InteractionWindow;
  readonly timer: Timer;
  /** Whether the page may have something to show or to report to this visitor before they touch it. */
  readonly isNeeded: boolean;
  readonly load: () => void;
}

const interactions = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'] as const;

/** After this time without any interaction, in milliseconds, a sale that opens is shown, and the page is stored for offline reading. */
const maxDelayMs = 10_000;

/** The layer yields to what the visitor does first: a pointer that comes to a filter presses it within this time, in milliseconds. */
const interactionMs = 1000;

/**
 * Loads the visitor layer at once if it is needed or the visitor has done something; otherwise at the first interaction, at the latest
 * after ten seconds (WAY-50).
 */
export function scheduleVisitorLayer({ window, timer, isNeeded, load }: VisitorLayerSchedule): void {
  if (isNeeded || window.navigator.userActivation?.hasBeenActive || window.scrollY > 0) return load();
  const loadAfter = (delayMs: number): void => {
    cancelTimer();
    for (const type of interactions) window.removeEventListener(type, loadSoon, listening);
    timer.after(delayMs, load);
  };
  const loadSoon = (): void => loadAfter(interactionMs);
  const cancelTimer = timer.after(maxDelayMs, () => loadAfter(0));
  for (const type of interactions) window.addEventListener(type, loadSoon, listening);
}

const listening = { capture: true, passive: true };

/** The key in local storage of a device whose visitor was logged in, or had a basket, when this ticketing answered last. */
export const toKnownVisitorKeyOfTicketing = (environment: TixEnvironment): string =>
  `knownVisitor.${environment}`;

/** What a browser shows about its visitor without asking any system. */
interface VisitorIndications {
  readonly consent: Consent;
  /** Whether the hall has a consent tool, which asks its own question. */
  readonly hasConsentTool: boolean;
  /** The address of the page that linked here; empty if unknown. */
  readonly referrer: string;
  readonly ticketingHosts: readonly string[];
  /** The ticketing of the page. */
  readonly environment: TixEnvironment;
  /** Whether the address has a fragment, as that of a run of the keuzehulp. */
  readonly hasFragment: boolean;
  /** Access may throw, for example if the visitor blocks cookies. */
  readonly localStorage: () => Pick<Storage, 'getItem'>;
  readonly sessionStorage: () => Pick<Storage, 'getItem'>;
}

/**
 * Whether the visitor layer has something to do before the visitor does anything: for a visitor who is known on this device, comes from
 * ticketing or has begun the keuzehulp, and wherever measuring is allowed, or the question about it is a consent tool's.
 */
export function isVisitorLayerNeeded(indications: VisitorIndications): boolean {
  const { consent, hasConsentTool, hasFragment, referrer, ticketingHosts, environment } = indications;
  if (canMeasure(consent) || hasConsentTool || hasFragment) return true;
  if (URL.canParse(referrer) && ticketingHosts.includes(new URL(referrer).host)) return true;
  try {
    return (
      indications.localStorage().getItem(toKnownVisitorKeyOfTicketing(environment)) !== null ||
      indications.sessionStorage().getItem(keuzehulpStorageKey) !== null
    );
  } catch {
    return false;
  }
}
