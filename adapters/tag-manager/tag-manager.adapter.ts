import { toDataLayerEntries } from '#adapters/tag-manager/data-layer-entries.ts';
import { type Consent, canMeasure } from '#domain/tracking/consent.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';
import type { AnalyticsPort } from '#ports/analytics.port.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { ThirdPartyScriptLoader } from './third-party-script-loader.ts';

/** The globals of the tag manager and the A/B tool. */
export interface DataLayerWindow {
  dataLayer?: unknown[];
  VWO?: { init?: (consent: 1 | 2 | 3) => void; consentState?: 1 | 2 | 3 };
}

interface TagManagerDependencies {
  readonly window: DataLayerWindow;
  readonly scripts: ThirdPartyScriptLoader;
  readonly clock: Clock;
  /** That of the hall's prices, as an ISO 4217 code. */
  readonly currency: string;
  /** `GTM-…`; empty: the data layer is written, but no tag manager is loaded. */
  readonly gtmId: string;
  /** The A/B tool's account; empty: no A/B tool. */
  readonly vwoAccount: string;
}

/** The data layer for Google Tag Manager with Consent Mode, and VWO. */
export class TagManager implements AnalyticsPort {
  readonly #dependencies: TagManagerDependencies;
  #hasDefault = false;
  #areScriptsLoaded = false;

  constructor(dependencies: TagManagerDependencies) {
    this.#dependencies = dependencies;
  }

  record(event: TrackingEvent): void {
    for (const entry of toDataLayerEntries(event, this.#dependencies.currency)) this.#put(entry);
  }

  setConsent(consent: Consent): void {
    this.#put(consentCommand(this.#hasDefault ? 'update' : 'default', consent));
    this.#hasDefault = true;
    this.#sendToVwo(toVwoConsentCode(consent));
    if (canMeasure(consent) && !this.#areScriptsLoaded) this.#loadScripts();
  }

  get #layer(): unknown[] {
    const { window } = this.#dependencies;
    window.dataLayer ??= [];
    return window.dataLayer;
  }

  /** Pushes an entry. A loaded tag manager runs its tags synchronously; an error in one of them is ignored, and the entry remains. */
  #put(entry: object): void {
    const layer = this.#layer;
    try {
      layer.push(entry);
    } catch {
      if (!layer.includes(entry)) Array.prototype.push.call(layer, entry);
    }
  }

  /** Passes the consent to VWO; before it is loaded, a stub stores the latest value. */
  #sendToVwo(code: 1 | 2 | 3): void {
    const { window } = this.#dependencies;
    const vwo = window.VWO ?? {};
    window.VWO = vwo;
    vwo.init ??= (latest) => {
      vwo.consentState = latest;
    };
    vwo.init(code);
  }

  #loadScripts(): void {
    const { gtmId, vwoAccount, scripts, clock } = this.#dependencies;
    this.#areScriptsLoaded = true;
    if (gtmId !== '') {
      this.#put({ 'gtm.start': clock.now(), event: 'gtm.js' });
      scripts.fetch(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(gtmId)}`);
    }
    if (vwoAccount !== '') {
      scripts.fetch(`https://dev.visualwebsiteoptimizer.com/lib/${encodeURIComponent(vwoAccount)}.js`);
    }
  }
}

/** A Consent Mode command. The tag manager only recognizes `arguments` objects as commands, not arrays. */
function consentCommand(command: 'default' | 'update', consent: Consent): object {
  const statistics = canMeasure(consent) ? 'granted' : 'denied';
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

/** The A/B tool's code for a consent. */
function toVwoConsentCode(consent: Consent): 1 | 2 | 3 {
  switch (consent) {
    case 'accepted':
      return 1;
    case 'pending':
      return 2;
    case 'denied':
      return 3;
  }
}
