import type { TrustedTypesWindow } from '#adapters/shared/trusted-types.ts';

/** The parts of `window` that are needed to add a script. */
export interface ScriptLoaderWindow extends TrustedTypesWindow {
  readonly document: {
    createElement(name: 'script'): ScriptElement;
    readonly head: { append(element: ScriptElement): void };
  };
}

export interface ScriptElement {
  src: string;
  async: boolean;
  readonly dataset: Record<string, string | undefined>;
}

/** The only URLs from which third-party scripts are loaded. */
const allowedUrls = [
  'https://www.googletagmanager.com/gtm.js?id=',
  'https://dev.visualwebsiteoptimizer.com/lib/',
  'https://consent.cookiebot.com/uc.js',
];

/** Loads third-party scripts from an allow-list of URLs, each at most once. */
export class ThirdPartyScriptLoader {
  readonly #window: ScriptLoaderWindow;
  readonly #loaded = new Set<string>();
  #createUrl: ((url: string) => unknown) | undefined;

  constructor(window: ScriptLoaderWindow) {
    this.#window = window;
  }

  fetch(url: string, dataset: Readonly<Record<string, string>> = {}): void {
    if (this.#loaded.has(url)) return;
    this.#loaded.add(url);
    const script = this.#window.document.createElement('script');
    Object.assign(script.dataset, dataset);
    script.async = true;
    // The DOM types do not include trusted URLs, which browsers accept here.
    script.src = this.#toScriptUrl(url) as string;
    this.#window.document.head.append(script);
  }

  #toScriptUrl(url: string): unknown {
    const { trustedTypes } = this.#window;
    if (!trustedTypes) return assertAllowed(url);
    if (!this.#createUrl) {
      const policy = trustedTypes.createPolicy('site', { createScriptURL: assertAllowed });
      this.#createUrl = (address) => policy.createScriptURL(address);
    }
    return this.#createUrl(url);
  }
}

function assertAllowed(url: string): string {
  if (allowedUrls.some((prefix) => url.startsWith(prefix))) return url;
  throw new TypeError(`No code is fetched from ${url}`);
}
