import { createHash, randomUUID } from 'node:crypto';

/** A code that was issued for a login, and what it must be exchanged with. */
interface IssuedCode {
  readonly challenge: string;
  readonly redirectUri: string;
}

/** The customer of the provider. */
export const restCustomer = { id: 9001, tags: [37] };

/**
 * A REST ticketing of one visitor, as functions from a request to a response. Its login is OAuth 2 with PKCE: a code is exchanged once, for
 * the address and the verifier that it was issued for.
 */
export class RestProvider {
  readonly sessionRequests: Request[] = [];
  isSilent = false;
  basketTickets = 0;
  readonly #siteOrigin: string;
  readonly #codes = new Map<string, IssuedCode>();
  readonly #tokens = new Set<string>();

  constructor(siteOrigin: string) {
    this.#siteOrigin = siteOrigin;
  }

  /** The visitor logs out at the provider: their tokens are revoked and their basket is empty. */
  logOut(): void {
    this.#tokens.clear();
    this.basketTickets = 0;
  }

  readonly handle = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (url.pathname === '/session') this.sessionRequests.push(request);
    if (this.isSilent) return waitForAbort(request.signal);
    switch (url.pathname) {
      case '/authorize':
        return this.#authorize(url);
      case '/confirm':
        return this.#confirm(url);
      case '/token':
        return this.#withCors(await this.#exchange(new URLSearchParams(await request.text())));
      case '/session':
        return this.#withCors(
          request.method === 'OPTIONS' ? new Response() : this.#session(request, url.origin),
        );
      default:
        return page(`<h1>${url.pathname}</h1>`);
    }
  };

  /** The login page; its only button confirms. */
  #authorize({ searchParams }: URL): Response {
    const redirectUri = searchParams.get('redirect_uri') ?? '';
    const isValid =
      searchParams.get('response_type') === 'code' &&
      searchParams.get('client_id') === 'klankhuis' &&
      searchParams.get('code_challenge_method') === 'S256' &&
      new URL(redirectUri).origin === this.#siteOrigin;
    if (!isValid) return new Response('Bad request', { status: 400 });
    return page(`<h1>Ticket office</h1><a href="/confirm?${escapeHtml(String(searchParams))}">Log in</a>`);
  }

  #confirm({ searchParams }: URL): Response {
    const code = randomUUID();
    const redirectUri = searchParams.get('redirect_uri') ?? '';
    this.#codes.set(code, { challenge: searchParams.get('code_challenge') ?? '', redirectUri });
    const back = new URLSearchParams({ code, state: searchParams.get('state') ?? '' });
    return new Response(null, { status: 302, headers: { Location: `${redirectUri}?${back}` } });
  }

  async #exchange(form: URLSearchParams): Promise<Response> {
    const code = form.get('code') ?? '';
    const issued = this.#codes.get(code);
    this.#codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (issued?.challenge !== challenge || issued.redirectUri !== form.get('redirect_uri'))
      return Response.json({ error: 'invalid_grant' }, { status: 400 });
    const token = randomUUID();
    this.#tokens.add(token);
    return Response.json({ access_token: token, token_type: 'Bearer' });
  }

  #session({ headers }: Request, origin: string): Response {
    const token = headers.get('Authorization')?.replace('Bearer ', '');
    if (token !== undefined && !this.#tokens.has(token)) return new Response(null, { status: 401 });
    return Response.json({
      customer: token === undefined ? null : { ...restCustomer, profile: `${origin}/profile` },
      basket: { tickets: this.basketTickets, url: `${origin}/basket` },
    });
  }

  #withCors(response: Response): Response {
    response.headers.set('Access-Control-Allow-Origin', this.#siteOrigin);
    response.headers.set('Access-Control-Allow-Headers', 'Authorization');
    return response;
  }
}

function waitForAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

function page(body: string): Response {
  return new Response(`<!doctype html><html lang="en"><title>Ticket office</title>${body}`, {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
