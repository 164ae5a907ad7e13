import { randomUUID } from 'node:crypto';

interface Order {
  readonly status: 'open' | 'ordered';
  readonly tickets: number;
}

/** A ticketing that knows an order by its code alone, as functions from a request to a response. Its base URL may have a path. */
export class ReturnProvider {
  readonly basketRequests: string[] = [];
  isSilent = false;
  readonly #siteOrigin: string;
  readonly #orders = new Map<string, Order>();

  constructor(siteOrigin: string) {
    this.#siteOrigin = siteOrigin;
  }

  /** A visitor puts tickets into a new order; returns its code. */
  order(tickets: number): string {
    const code = randomUUID();
    this.#orders.set(code, { status: 'open', tickets });
    return code;
  }

  change(code: string, change: Partial<Order>): void {
    const order = this.#orders.get(code);
    if (order) this.#orders.set(code, { ...order, ...change });
  }

  expire(code: string): void {
    this.#orders.delete(code);
  }

  readonly handle = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const [, code] = /\/api\/orders\/(.+)$/.exec(pathname) ?? [];
    if (code === undefined) return this.#orderPage(searchParams.get('returnurl') ?? '');
    this.basketRequests.push(code);
    if (this.isSilent) return waitForAbort(request.signal);
    const order = this.#orders.get(code);
    const headers = { 'Access-Control-Allow-Origin': this.#siteOrigin };
    return order
      ? Response.json({ ...order, expires_in: 900 }, { headers })
      : new Response(null, { status: 404, headers });
  };

  /** The page of an order, with two tickets already in it. */
  #orderPage(returnUrl: string): Response {
    if (!returnUrl.startsWith(`${this.#siteOrigin}/`)) return new Response('Bad request', { status: 400 });
    const back = `${returnUrl}?ordercode=${this.order(2)}`;
    const html = `<!doctype html><html lang="en"><title>Tickets</title><h1>Tickets</h1><a href="${back}">Back to the hall</a>`;
    return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  }
}

function waitForAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
