import { type HttpResponse, sendRequest } from '#adapters/http/http-client.ts';
import { computeClockDifference, parseHttpDate } from '#adapters/web-gateway/clock-difference.ts';
import { healthPath } from '#domain/navigation/health-path.ts';
import { addMilliseconds, type Instant } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { GatewayDependencies } from './fetch-query-result.ts';

interface GatewayClockDependencies extends GatewayDependencies {
  /** The visitor's device clock. */
  readonly device: Clock;
  /** Without a network no request is sent. */
  readonly isOnline: () => boolean;
}

/**
 * The server's time in a visitor's browser: the device clock, corrected by its difference to the `Date` header of an uncached
 * response of the site. Until the first response it equals the device clock.
 */
export class GatewayClock implements Clock {
  readonly #dependencies: GatewayClockDependencies;
  #difference = 0;

  constructor(dependencies: GatewayClockDependencies) {
    this.#dependencies = dependencies;
  }

  now(): Instant {
    return addMilliseconds(this.#dependencies.device.now(), this.#difference);
  }

  /** Requests the server's time and corrects the clock. Resolves to whether the clock changed; without a response it does not. Never rejects. */
  async synchronize(): Promise<boolean> {
    const difference = await this.#read();
    if (difference === this.#difference) return false;
    this.#difference = difference;
    return true;
  }

  /** The difference after reading the server's clock; unchanged if that failed. */
  async #read(): Promise<number> {
    const { device, fetch, isOnline, origin, timeoutMs } = this.#dependencies;
    if (!isOnline()) return this.#difference;
    const requestedAt = device.now();
    const options = { method: 'HEAD', cache: 'no-store', credentials: 'omit' } as const;
    const url = `${origin}${healthPath}`;
    const response = await sendRequest({ fetch, url, options, timeoutMs, signal: undefined }).catch(
      () => null,
    );
    const answeredAt = device.now();
    const serverTime = response && readServerTime(response);
    // After the device was suspended during the request, the reading is unusable.
    if (!serverTime || answeredAt - requestedAt > timeoutMs) return this.#difference;
    return computeClockDifference({ requestedAt, receivedAt: answeredAt, serverTime }, this.#difference);
  }
}

/** The server's time in a response; undefined if the response may have been cached. */
function readServerTime({ ok, headers }: HttpResponse): Instant | undefined {
  const isFresh = /\bno-store\b/.test(headers.get('Cache-Control') ?? '') && !headers.has('Age');
  return ok && isFresh ? parseHttpDate(headers.get('Date')) : undefined;
}
