import { ByteLimitedLru, computeTextBytes, copyText } from '#adapters/caching/byte-limited-lru.ts';
import { type ParsedPageAddress, parsePageAddress } from '#adapters/http-server/pages/page-address.ts';
import { findDayValidity } from '#adapters/http-server/pages/page-ttl.ts';
import { isValidAt, type Validity } from '#domain/caching/validity.ts';
import { findUnknownParamNames, type ParamsCodec } from '#domain/listing/params-codec.ts';
import { codecsByTemplateName } from '#domain/listing/params-codecs-by-template.ts';
import type { Template } from '#domain/page/page.ts';
import { type HallDay, toHallDay } from '#domain/time/hall-day.ts';
import { instantFromMs } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';

/** At most this many unknown parameters are reported per day, because clients can invent any number. */
const maxUnknownParams = 1000;

const mebibyte = 2 ** 20;

/** The size of the cache of parsed addresses: some thousands. */
const maxAddressBytes = 4 * mebibyte;

/** The size of the cache of templates by path: every page of a hall. */
const maxTemplateBytes = 2 * mebibyte;

/** Longer request targets are not cached, in characters: no link of the site is so long. */
export const maxCachedTarget = 512;

/** An address, and the cache key of its page. The key contains the day, because pages differ by day. */
export interface KeyedAddress {
  readonly address: ParsedPageAddress;
  readonly key: string;
}

function computeAddressBytes({ address, key }: KeyedAddress): number {
  return computeTextBytes(JSON.stringify(address) + key);
}

interface PageAddressesDependencies {
  readonly clock: Clock;
  /** Called for each unknown query parameter of a list, once a day each (LIST-2). */
  readonly onUnknownParam?: (path: string, name: string) => void;
}

/** Parses the addresses of pages, with what their rendering has shown: the template of a path says which parameters its page reads. */
export class PageAddresses {
  readonly #dependencies: PageAddressesDependencies;
  readonly #templates = new ByteLimitedLru<Template>({
    maxBytes: maxTemplateBytes,
    sizeOf: computeTextBytes,
  });
  readonly #addresses = new ByteLimitedLru<KeyedAddress>({
    maxBytes: maxAddressBytes,
    sizeOf: computeAddressBytes,
  });
  readonly #reportedParams = new Set<string>();
  #today: Validity & { readonly day: HallDay } = {
    day: toHallDay(instantFromMs(0)),
    since: instantFromMs(0),
    until: instantFromMs(0),
  };

  constructor(dependencies: PageAddressesDependencies) {
    this.#dependencies = dependencies;
  }

  /** Parses a request target (`/concerten?page=2`). */
  parse(target: string): KeyedAddress {
    const day = this.#day();
    const known = this.#addresses.get(target);
    if (known) return known;
    const address = parsePageAddress(target, day, (path) => this.#templates.get(path));
    const key = address.kind === 'page' ? `${day} ${address.path}${address.query}` : '';
    const parsed = { address, key };
    if (address.kind !== 'page') return parsed;
    const template = this.#templates.get(address.path);
    if (!template) return parsed;
    if (target.length <= maxCachedTarget) this.#addresses.set(target, parsed);
    this.#reportUnknownParams(address.path, template, target);
    return parsed;
  }

  /** Notes the template of a path, which its page states. The first time, the parameters of the request that its list does not know are reported. */
  noteTemplate(path: string, template: Template, target: string): void {
    const isNew = !this.#templates.has(path);
    this.#templates.set(path, template);
    if (isNew) this.#reportUnknownParams(path, template, target);
  }

  #reportUnknownParams(path: string, template: Template, target: string): void {
    const queryStart = target.indexOf('?');
    const codecs: { readonly [Name in Template]?: ParamsCodec<unknown> } = codecsByTemplateName;
    const codec = codecs[template];
    if (queryStart < 0 || !codec) return;
    const query = [...new URLSearchParams(target.slice(queryStart))];
    for (const name of findUnknownParamNames(query, codec)) {
      const count = this.#reportedParams.size;
      if (count < maxUnknownParams && this.#reportedParams.add(copyText(`${path} ${name}`)).size > count)
        this.#dependencies.onUnknownParam?.(path, name);
    }
  }

  /** The day at the hall. A new day, also one to which the clock was set back, begins with no addresses. */
  #day(): HallDay {
    const now = this.#dependencies.clock.now();
    if (!isValidAt(this.#today, now)) {
      this.#today = { day: toHallDay(now), ...findDayValidity(now) };
      this.#reportedParams.clear();
      this.#addresses.clear();
    }
    return this.#today.day;
  }
}
