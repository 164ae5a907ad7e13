import { type HttpResponse, sendRequest } from '#adapters/http/http-client.ts';
import { healthPath } from '#domain/navigation/health-path.ts';
import { clockDifference, httpDateOf } from '#domain/time/clock-difference.ts';
import { type Instant, later } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { GatewayDependencies } from './fetch-answer.ts';

interface GatewayClockDependencies extends GatewayDependencies {
  /** The visitor's own clock. */
  readonly device: Clock;
  /** False where there is surely no network: then nothing is asked. */
  readonly isOnline: () => boolean;
}

/**
 * The time at the hall, in a visitor's browser: the visitor's clock, corrected by its difference to the `Date` of an answer of
 * the site that no cache may keep. Until such an answer came, the visitor's clock as it is.
 */
export class GatewayClock implements Clock {
  readonly #dependencies: GatewayClockDependencies;
  #difference = 0;

  constructor(dependencies: GatewayClockDependencies) {
    this.#dependencies = dependencies;
  }

  now(): Instant {
    return later(this.#dependencies.device.now(), this.#difference);
  }

  /** Asks the site what time it is, and follows that from now on. True where it changed what this clock shows; without an answer nothing changes. Never rejects. */
  async setRight(): Promise<boolean> {
    const shown = await this.#read();
    if (shown === this.#difference) return false;
    this.#difference = shown;
    return true;
  }

  /** The difference after a look at the hall's clock; the one known already where it could not be read. */
  async #read(): Promise<number> {
    const { device, fetch, isOnline, origin, timeoutMs } = this.#dependencies;
    if (!isOnline()) return this.#difference;
    const asked = device.now();
    const options = { method: 'HEAD', cache: 'no-store', credentials: 'omit' } as const;
    const url = `${origin}${healthPath}`;
    const answer = await sendRequest({ fetch, url, options, timeoutMs, signal: undefined }).catch(() => null);
    const answered = device.now();
    const shown = answer && hallTimeIn(answer);
    // Where the machine slept while it waited, the reading is worth nothing.
    if (!shown || answered - asked > timeoutMs) return this.#difference;
    return clockDifference({ asked, answered, shown }, this.#difference);
  }
}

/** What the hall's clock showed as it answered; undefined for an answer that may have been kept somewhere. */
function hallTimeIn({ ok, headers }: HttpResponse): Instant | undefined {
  const isFresh = /\bno-store\b/.test(headers.get('Cache-Control') ?? '') && !headers.has('Age');
  return ok && isFresh ? httpDateOf(headers.get('Date')) : undefined;
}
