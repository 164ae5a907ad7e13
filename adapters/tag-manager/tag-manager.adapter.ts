import { type Consent, mayMeasure, vwoConsentCode } from '#domain/consent/consent.ts';
import type { AnalyticsEntry } from '#domain/tracking/tracking-event.ts';
import type { AnalyticsPort } from '#ports/analytics.port.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { ThirdPartyScripts } from './third-party-scripts.ts';

/** What the tag manager and the A/B tool share with the page: names on its window. */
export interface DataLayerWindow {
  dataLayer?: unknown[];
  VWO?: { init?: (consent: 1 | 2 | 3) => void; consentState?: 1 | 2 | 3 };
}

interface TagManagerDependencies {
  readonly window: DataLayerWindow;
  readonly scripts: ThirdPartyScripts;
  readonly clock: Clock;
  /** `GTM-…`; empty: the layer is kept, and nobody reads it. */
  readonly gtmId: string;
  /** The account at the A/B tool; empty: there is none. */
  readonly vwoAccount: string;
}

/** The page's data layer, read by Google Tag Manager in Consent Mode, and VWO beside it. */
export class TagManager implements AnalyticsPort {
  readonly #dependencies: TagManagerDependencies;
  #hasTold = false;
  #isFetched = false;

  constructor(dependencies: TagManagerDependencies) {
    this.#dependencies = dependencies;
  }

  push(entry: AnalyticsEntry): void {
    this.#put(entry);
  }

  track(consent: Consent): void {
    this.#put(consentCommand(this.#hasTold ? 'update' : 'default', consent));
    this.#hasTold = true;
    this.#tellVwo(vwoConsentCode(consent));
    if (mayMeasure(consent) && !this.#isFetched) this.#fetch();
  }

  get #layer(): unknown[] {
    const { window } = this.#dependencies;
    window.dataLayer ??= [];
    return window.dataLayer;
  }

  /** A tag manager that has come runs its tags as it is told; what one of them throws is none of the page's, and the layer keeps the entry. */
  #put(entry: object): void {
    const layer = this.#layer;
    try {
      layer.push(entry);
    } catch {
      if (!layer.includes(entry)) Array.prototype.push.call(layer, entry);
    }
  }

  /** Before the tool is there, a stand-in keeps what it was told for it. */
  #tellVwo(code: 1 | 2 | 3): void {
    const { window } = this.#dependencies;
    const vwo = window.VWO ?? {};
    window.VWO = vwo;
    vwo.init ??= (told) => {
      vwo.consentState = told;
    };
    vwo.init(code);
  }

  #fetch(): void {
    const { gtmId, vwoAccount, scripts, clock } = this.#dependencies;
    this.#isFetched = true;
    if (gtmId !== '') {
      this.#put({ 'gtm.start': clock.now(), event: 'gtm.js' });
      scripts.fetch(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(gtmId)}`);
    }
    if (vwoAccount !== '') {
      scripts.fetch(`https://dev.visualwebsiteoptimizer.com/lib/${encodeURIComponent(vwoAccount)}.js`);
    }
  }
}

/**
 * A command of Consent Mode. The tag manager takes for a command what says that it is the arguments of a call; a list would
 * be taken for a list.
 */
function consentCommand(command: 'default' | 'update', consent: Consent): object {
  const statistics = mayMeasure(consent) ? 'granted' : 'denied';
  const states = {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: statistics,
    functionality_storage: 'granted',
    security_storage: 'granted',
  };
  return { 0: 'consent', 1: command, 2: states, length: 3, [Symbol.toStringTag]: 'Arguments' };
}
