import { type HttpResponse, sendRequest } from '#adapters/http/http-client.ts';
import { healthPath } from '#adapters/web-gateway/web-gateway.address.ts';
import { addMilliseconds, createInstant, type Instant, secondMs } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { GatewayDependencies } from './gateway-queries.ts';

interface GatewayClockDependencies extends Omit<GatewayDependencies, 'logger'> {
  readonly device: Clock;
  /** Without a network no request is sent. */
  readonly isOnline: () => boolean;
}

/** Readings differ by up to this: a clock that is off by less is not corrected. */
const noiseMs = secondMs;

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
    const difference = await this.#measure();
    if (difference === undefined || Math.abs(difference - this.#difference) <= noiseMs) return false;
    this.#difference = difference;
    return true;
  }

  /** What to add to the device clock, to half the response time and half a second; undefined if that cannot be measured. */
  async #measure(): Promise<number | undefined> {
    const { device, fetch, isOnline, origin, timeoutMs } = this.#dependencies;
    if (!isOnline()) return undefined;
    const requestedAt = device.now();
    const options = { method: 'HEAD', cache: 'no-store', credentials: 'omit' } as const;
    const url = `${origin}${healthPath}`;
    const response = await sendRequest({ fetch, url, options, timeoutMs, signal: undefined }).catch(
      () => null,
    );
    const answeredAt = device.now();
    const serverTime = response && readServerTime(response);
    // After the device was suspended during the request, the reading is unusable.
    if (!serverTime || answeredAt - requestedAt > timeoutMs) return undefined;
    return Math.round(serverTime + secondMs / 2 - (requestedAt + answeredAt) / 2);
  }
}

/** The server's time in a response, rounded down to a second; undefined if the response may have been cached. */
function readServerTime({ ok, headers }: HttpResponse): Instant | undefined {
  const isFresh = /\bno-store\b/.test(headers.get('Cache-Control') ?? '') && !headers.has('Age');
  const time = Date.parse(headers.get('Date') ?? '');
  return ok && isFresh && !Number.isNaN(time) ? createInstant(time) : undefined;
}
