/** What of a window it takes to put a script into its page. */
export interface ScriptedWindow {
  readonly document: {
    createElement(name: 'script'): ScriptElement;
    readonly head: { append(element: ScriptElement): void };
  };
  /** Browsers that let no text become an address of code, unless a policy made it so. */
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { readonly createScriptURL: (url: string) => string },
    ): { createScriptURL(url: string): unknown };
  };
}

export interface ScriptElement {
  src: string;
  async: boolean;
  readonly dataset: Record<string, string | undefined>;
}

/** The only addresses that code of others is ever fetched from. */
const allowed = [
  'https://www.googletagmanager.com/gtm.js?id=',
  'https://dev.visualwebsiteoptimizer.com/lib/',
  'https://consent.cookiebot.com/uc.js',
];

/** Fetches code of others into a page: from a few addresses, each once. */
export class ThirdPartyScripts {
  readonly #window: ScriptedWindow;
  readonly #fetched = new Set<string>();
  #trusted: ((url: string) => unknown) | undefined;

  constructor(window: ScriptedWindow) {
    this.#window = window;
  }

  fetch(url: string, facts: Readonly<Record<string, string>> = {}): void {
    if (this.#fetched.has(url)) return;
    this.#fetched.add(url);
    const script = this.#window.document.createElement('script');
    Object.assign(script.dataset, facts);
    script.async = true;
    // The types know no trusted address; the browser takes it where it takes a text.
    script.src = this.#trust(url) as string;
    this.#window.document.head.append(script);
  }

  #trust(url: string): unknown {
    const { trustedTypes } = this.#window;
    if (!trustedTypes) return known(url);
    if (!this.#trusted) {
      const policy = trustedTypes.createPolicy('klankhuis', { createScriptURL: known });
      this.#trusted = (address) => policy.createScriptURL(address);
    }
    return this.#trusted(url);
  }
}

function known(url: string): string {
  if (allowed.some((start) => url.startsWith(start))) return url;
  throw new TypeError(`No code is fetched from ${url}`);
}
