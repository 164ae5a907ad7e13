import * as v from 'valibot';
import type { Locale } from '#domain/locale/locale.ts';
import type { TicketingSession } from '#domain/session/session.ts';
import type { StorageArea } from '#ports/storage.port.ts';
import {
  anonymous,
  RequestedTicketing,
  type RequestedTicketingDependencies,
  type VisibleDocument,
} from '#tests/examples/requested-ticketing.ts';
import { type LoginBrowser, RedirectLogin, type TokenRequest } from './redirect-login.ts';

/** The parts of `window` that the adapter needs. */
export interface RestTicketingBrowser extends LoginBrowser {
  readonly document: VisibleDocument;
}

interface RestTicketingDependencies extends RequestedTicketingDependencies {
  readonly clientId: string;
  readonly browser: RestTicketingBrowser;
  readonly storage: StorageArea;
}

const tokenWire = v.object({ access_token: v.string() });

const sessionWire = v.object({
  customer: v.nullable(v.object({ id: v.number(), tags: v.array(v.number()), profile: v.string() })),
  basket: v.object({ tickets: v.number(), url: v.string() }),
});

const tokenKey = 'rest-ticketing.token';

/** An example: ticketing over REST, with a login by redirect. */
export class RestTicketing extends RequestedTicketing {
  readonly #dependencies: RestTicketingDependencies;
  readonly #login: RedirectLogin;
  /** The exchange of the last login that returned to this page; every request waits for it. */
  #exchange: Promise<void> | null = null;

  constructor(dependencies: RestTicketingDependencies) {
    super(dependencies);
    this.#dependencies = dependencies;
    this.#login = new RedirectLogin(dependencies);
  }

  async prepareLogin(locale: Locale, returnUrl: string): Promise<string | null> {
    try {
      return await this.#login.start(locale, returnUrl);
    } catch (cause) {
      this.#dependencies.logger.error('tix.login-not-prepared', {}, cause);
      return this.#dependencies.site.addresses[this.environment].login(locale, returnUrl);
    }
  }

  protected async fetchSession(): Promise<TicketingSession> {
    const returned = this.#login.takeReturn();
    if (returned) this.#exchange = this.#exchangeCode(returned.request);
    await this.#exchange;
    const session = await this.#fetchWithToken();
    if (returned) this.#login.leaveReturn(returned.returnUrl);
    return session;
  }

  async #exchangeCode(request: TokenRequest): Promise<void> {
    const body = new URLSearchParams({ grant_type: 'authorization_code', ...request });
    const answer = await this.fetch('/token', { method: 'POST', body });
    // A refused code is a login that did not succeed: the visitor stays anonymous.
    if (!answer.ok) return this.#dependencies.logger.warn('tix.login-refused', { status: answer.status });
    const { access_token: token } = v.parse(tokenWire, await answer.json());
    this.#dependencies.storage.write(tokenKey, token);
  }

  async #fetchWithToken(): Promise<TicketingSession> {
    const token = this.#dependencies.storage.read(tokenKey);
    const answer = await this.fetch('/session', {
      headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    });
    if (answer.status === 401) {
      this.#dependencies.storage.remove(tokenKey);
      return anonymous;
    }
    const { customer, basket } = v.parse(sessionWire, await answer.json());
    return {
      basket: basket.tickets === 0 ? null : { size: basket.tickets, url: basket.url },
      user: customer && { id: customer.id, hash: null, tags: customer.tags },
      profileUrl: customer?.profile ?? null,
    };
  }
}
