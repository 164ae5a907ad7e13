import { DateTime } from 'luxon';
import { type HttpResponse, sendRequest } from '#adapters/http/http-client.ts';
import { healthPath } from '#adapters/web-gateway/web-gateway.address.ts';
import { addMilliseconds, createInstant, type Instant, secondMs } from '#domain/time/instant.ts';
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

/** One reading of the server clock: the request and response times by the local clock, and the time the response stated. */
export interface ClockReading {
  readonly requestedAt: Instant;
  readonly receivedAt: Instant;
  /** In whole seconds, rounded down, as in an HTTP date. */
  readonly serverTime: Instant;
}

/** Parses an HTTP date: `Fri, 20 Nov 2026 13:00:00 GMT`; undefined for anything else. */
export function parseHttpDate(text: string | null): Instant | undefined {
  const time = DateTime.fromHTTP(text ?? '');
  return time.isValid ? createInstant(time.toMillis()) : undefined;
}

/**
 * The milliseconds to add to the local clock to get the server's time. A reading is inaccurate by the response time and by the
 * second it is rounded to: if the `known` difference lies within that range it is unchanged, so that noise never moves the clock;
 * otherwise the middle of the range is used.
 */
export function computeClockDifference(
  { requestedAt, receivedAt, serverTime }: ClockReading,
  known: number,
): number {
  const least = serverTime - receivedAt;
  const most = serverTime + secondMs - requestedAt;
  return least <= known && known <= most ? known : Math.round((least + most) / 2);
}
