import { toUnknownRecord, parseJson } from '#domain/json.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { StorageArea } from '#ports/storage.port.ts';

/** The parts of the browser that a login by redirect needs. */
export interface LoginBrowser {
  readonly location: { readonly href: string; replace(url: string): void };
  readonly crypto: Pick<Crypto, 'getRandomValues'> & { readonly subtle: Pick<SubtleCrypto, 'digest'> };
}

interface RedirectLoginOptions {
  readonly url: string;
  readonly clientId: string;
  readonly browser: LoginBrowser;
  /** Survives the way to the ticketing and back, in this tab only. */
  readonly storage: StorageArea;
}

/** A login on its way: what it was started with. */
interface StartedLogin {
  readonly state: string;
  readonly verifier: string;
  readonly returnUrl: string;
}

/** What the ticketing needs to give an access token. */
export interface TokenRequest {
  readonly code: string;
  readonly code_verifier: string;
  readonly redirect_uri: string;
  readonly client_id: string;
}

const loginKey = 'rest-ticketing.login';

/**
 * Login by redirect: OAuth 2 with an authorization code and PKCE (RFC 7636). State and verifier stay in the session storage of the tab, so
 * only the tab that started a login can complete it.
 */
export class RedirectLogin {
  readonly #options: RedirectLoginOptions;

  constructor(options: RedirectLoginOptions) {
    this.#options = options;
  }

  /** Starts a login and returns its address at the ticketing. */
  async start(locale: Locale, returnUrl: string): Promise<string> {
    const { url, clientId, storage } = this.#options;
    const started: StartedLogin = { state: this.#randomText(), verifier: this.#randomText(), returnUrl };
    storage.write(loginKey, JSON.stringify(started));
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: toRedirectUri(returnUrl),
      state: started.state,
      code_challenge: await this.#toChallenge(started.verifier),
      code_challenge_method: 'S256',
      ui_locales: locale,
    });
    return `${url}/authorize?${query}`;
  }

  /** The token request of a login that has just returned to this page; null if none has. A login completes at most once. */
  takeReturn(): { readonly request: TokenRequest; readonly returnUrl: string } | null {
    const { clientId, storage, browser } = this.#options;
    const { searchParams } = new URL(browser.location.href);
    const code = searchParams.get('code');
    const { state, verifier, returnUrl } = toUnknownRecord(
      parseJson(storage.read(loginKey)),
    ) as Partial<StartedLogin>;
    if (code === null || !state || !verifier || !returnUrl || searchParams.get('state') !== state)
      return null;
    storage.remove(loginKey);
    const request = {
      code,
      code_verifier: verifier,
      redirect_uri: toRedirectUri(returnUrl),
      client_id: clientId,
    };
    return { request, returnUrl };
  }

  /** Replaces the page, whose address contains the code, by the page at which the login began. */
  leaveReturn(returnUrl: string): void {
    this.#options.browser.location.replace(returnUrl);
  }

  #randomText(): string {
    return toBase64Url(this.#options.browser.crypto.getRandomValues(new Uint8Array(32)));
  }

  async #toChallenge(verifier: string): Promise<string> {
    const hash = await this.#options.browser.crypto.subtle.digest(
      'SHA-256',
      new TextEncoder().encode(verifier),
    );
    return toBase64Url(new Uint8Array(hash));
  }
}

/** The ticketing returns to the page without query and fragment. */
function toRedirectUri(returnUrl: string): string {
  const { origin, pathname } = new URL(returnUrl);
  return `${origin}${pathname}`;
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
