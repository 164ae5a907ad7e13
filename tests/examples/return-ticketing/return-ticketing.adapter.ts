import * as v from 'valibot';
import type { TicketingSession } from '#domain/session/session.ts';
import type { StorageArea } from '#ports/storage.port.ts';
import {
  anonymous,
  RequestedTicketing,
  type RequestedTicketingDependencies,
  type VisibleDocument,
} from '#tests/examples/requested-ticketing.ts';

/** The parts of `window` that the adapter needs. */
export interface ReturnTicketingBrowser {
  readonly document: VisibleDocument & { readonly referrer: string };
  readonly location: { readonly href: string };
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

interface ReturnTicketingDependencies extends RequestedTicketingDependencies {
  readonly browser: ReturnTicketingBrowser;
  /** Of this tab. */
  readonly storage: StorageArea;
}

const orderWire = v.object({
  status: v.string(),
  tickets: v.number(),
  /** Until the seats are released. */
  expires_in: v.exactOptional(v.number()),
});

/** The parameter of the return address with the code of the order. */
const codeParam = 'ordercode';

const validCode = /^[\w-]{8,64}$/;

const codeKey = 'return-ticketing.order';

/**
 * An example: ticketing that sends the visitor back with the code of their order in the address, and has a basket for that code. Nothing
 * depends on cookies of another site. The code is a secret: it leaves the address bar, and is stored for this tab.
 */
export class ReturnTicketing extends RequestedTicketing {
  readonly #dependencies: ReturnTicketingDependencies;

  constructor(dependencies: ReturnTicketingDependencies) {
    super(dependencies);
    this.#dependencies = dependencies;
  }

  async prepareLogin(): Promise<null> {
    return null;
  }

  protected async fetchSession(): Promise<TicketingSession> {
    this.#takeCode();
    const code = this.#dependencies.storage.read(codeKey);
    if (code === null) return anonymous;
    const answer = await this.fetch(`/api/orders/${encodeURIComponent(code)}`);
    if (answer.status === 404 || answer.status === 410) return this.#forget(code);
    if (!answer.ok) throw new Error(`The ticketing responds with ${answer.status}`);
    const { status, tickets: size, expires_in: expiresIn } = v.parse(orderWire, await answer.json());
    if (status !== 'open') return this.#forget(code);
    if (size === 0) return anonymous;
    const url = `${this.#dependencies.url}/basket?${new URLSearchParams({ [codeParam]: code })}`;
    return { ...anonymous, basket: { size, url, ...(expiresIn !== undefined && { expiresIn }) } };
  }

  /** Moves the code of a return from the address to the storage. A code that the ticketing has not sent shows the basket of another. */
  #takeCode(): void {
    const { browser, storage, site } = this.#dependencies;
    const { document, history, location } = browser;
    const address = new URL(location.href);
    const code = address.searchParams.get(codeParam);
    if (code === null) return;
    address.searchParams.delete(codeParam);
    history.replaceState(history.state, '', address.href);
    const isFromTicketing =
      URL.canParse(document.referrer) && site.hosts.includes(new URL(document.referrer).host);
    if (isFromTicketing && validCode.test(code)) storage.write(codeKey, code);
  }

  /** Forgets a code that is unknown, expired or ordered, unless a newer one has replaced it. */
  #forget(code: string): TicketingSession {
    const { storage } = this.#dependencies;
    if (storage.read(codeKey) === code) storage.remove(codeKey);
    return anonymous;
  }
}
