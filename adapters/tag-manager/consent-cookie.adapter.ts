import {
  consentCookieName,
  consentToolEventNames,
  readStatisticsConsent,
  formatConsentCookieValue,
} from '#adapters/http/consent-cookie-value.ts';
import { visitorCookieLifetimeSeconds } from '#adapters/http/visitor-cookie.ts';
import type { Consent, ConsentChoice } from '#domain/tracking/consent.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { ConsentPort } from '#ports/consent.port.ts';
import type { StoragePort } from '#ports/storage.port.ts';
import type { ThirdPartyScriptLoader } from './third-party-script-loader.ts';

/** The parts of `window` that are used, with the consent tool's global. */
export interface ConsentToolWindow extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly Cookiebot?: { renew?: () => void };
  /** Reports cookie changes in all tabs; not supported by every browser. */
  readonly cookieStore?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** Events when a visitor returns to the tab; they may have answered in another tab. */
const returnEvents = ['focus', 'visibilitychange'] as const;

interface ConsentCookieDependencies {
  readonly window: ConsentToolWindow;
  readonly storage: StoragePort;
  readonly clock: Clock;
  readonly scripts: ThirdPartyScriptLoader;
  /** Requests a response that stores the cookie again. */
  readonly confirm: () => void;
  /** The id at the consent tool; empty: the site shows its own dialog. */
  readonly toolId: string;
}

/** Consent from the consent tool's cookie, written by the tool or by this site. */
export class ConsentCookie implements ConsentPort {
  readonly dialogOwner: 'site' | 'tool';
  readonly #dependencies: ConsentCookieDependencies;
  readonly #listeners = new Set<() => void>();

  constructor(dependencies: ConsentCookieDependencies) {
    this.#dependencies = dependencies;
    this.dialogOwner = dependencies.toolId === '' ? 'site' : 'tool';
  }

  current(): Consent {
    return readStatisticsConsent(this.#dependencies.storage.cookies());
  }

  /** The first listener loads the tool. */
  listen(onChange: () => void): () => void {
    const { window, scripts, toolId } = this.#dependencies;
    this.#listeners.add(onChange);
    for (const event of [...consentToolEventNames, ...returnEvents]) window.addEventListener(event, onChange);
    window.cookieStore?.addEventListener('change', onChange);
    if (toolId !== '') scripts.fetch('https://consent.cookiebot.com/uc.js', { cbid: toolId });
    return () => {
      this.#listeners.delete(onChange);
      for (const event of [...consentToolEventNames, ...returnEvents])
        window.removeEventListener(event, onChange);
      window.cookieStore?.removeEventListener('change', onChange);
    };
  }

  answer(answer: ConsentChoice): void {
    const { storage, clock, confirm } = this.#dependencies;
    // The inline script has stored an answer that was given before hydration, and requested the response.
    if (this.current() !== answer) {
      storage.setCookie({
        name: consentCookieName,
        value: formatConsentCookieValue(answer, clock.now()),
        maxAgeSeconds: visitorCookieLifetimeSeconds,
      });
      confirm();
    }
    for (const listener of this.#listeners) listener();
  }

  reopenDialog(): void {
    if (this.dialogOwner === 'tool') this.#dependencies.window.Cookiebot?.renew?.();
  }
}
