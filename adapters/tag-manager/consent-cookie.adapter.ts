import { type Consent, consentCookie, consentEvents, statisticsConsent } from '#domain/consent/consent.ts';
import { type ConsentAnswer, consentCookieValue, consentLifetime } from '#domain/consent/consent-answer.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { ConsentPort } from '#ports/consent.port.ts';
import type { StoragePort } from '#ports/storage.port.ts';
import type { ThirdPartyScripts } from './third-party-scripts.ts';

/** What the consent tool puts on the window. */
export interface AskingWindow extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly Cookiebot?: { renew?: () => void };
  /** Tells of cookies that change, in whichever tab; not every browser has one. */
  readonly cookieStore?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** When a visitor comes back to a tab: they may have answered in another. */
const comingBack = ['focus', 'visibilitychange'] as const;

interface ConsentCookieDependencies {
  readonly window: AskingWindow;
  readonly storage: StoragePort;
  readonly clock: Clock;
  readonly scripts: ThirdPartyScripts;
  /** The hall's number at the consent tool; empty: the site asks itself. */
  readonly toolId: string;
}

/** Consent as the cookie of the consent tool says it, whoever wrote that. */
export class ConsentCookie implements ConsentPort {
  readonly asker: 'site' | 'tool';
  readonly #dependencies: ConsentCookieDependencies;
  readonly #listeners = new Set<() => void>();

  constructor(dependencies: ConsentCookieDependencies) {
    this.#dependencies = dependencies;
    this.asker = dependencies.toolId === '' ? 'site' : 'tool';
  }

  current(): Consent {
    return statisticsConsent(this.#dependencies.storage.cookies());
  }

  /** The tool is fetched for the first who listens. */
  listen(changed: () => void): () => void {
    const { window, scripts, toolId } = this.#dependencies;
    this.#listeners.add(changed);
    for (const event of [...consentEvents, ...comingBack]) window.addEventListener(event, changed);
    window.cookieStore?.addEventListener('change', changed);
    if (toolId !== '') scripts.fetch('https://consent.cookiebot.com/uc.js', { cbid: toolId });
    return () => {
      this.#listeners.delete(changed);
      for (const event of [...consentEvents, ...comingBack]) window.removeEventListener(event, changed);
      window.cookieStore?.removeEventListener('change', changed);
    };
  }

  answer(answer: ConsentAnswer): void {
    const { storage, clock } = this.#dependencies;
    storage.setCookie({
      name: consentCookie,
      value: consentCookieValue(answer, clock.now()),
      maxAgeSeconds: consentLifetime,
    });
    for (const listener of this.#listeners) listener();
  }

  askAgain(): void {
    if (this.asker === 'tool') this.#dependencies.window.Cookiebot?.renew?.();
  }
}
