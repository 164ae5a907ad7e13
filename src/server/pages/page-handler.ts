import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { nextMidnight } from '#domain/caching/page-ttl.ts';
import { readCookie } from '#domain/consent/read-cookie.ts';
import type { LivePreview } from '#domain/flags/live-preview.ts';
import { localeCookie, rootRedirect } from '#domain/locale/detect-locale.ts';
import { uriOf } from '#domain/locale/locale-routes.ts';
import type { Template } from '#domain/page/page.ts';
import { type HallDay, hallDayAt } from '#domain/time/hall-day.ts';
import { type Instant, instantAt } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import { type Admission, Overloaded } from '#src/server/admission/admission.ts';
import type { Headers } from '#src/server/headers.ts';
import {
  type Audience,
  type PageAddress,
  type PageRequest,
  pageAddress,
} from '#src/server/pages/page-address.ts';
import { type Answer, type CachedPage, PageCache } from '#src/server/pages/page-cache.ts';
import { acceptedLanguages, type RenderedPage } from '#src/server/pages/rendered-page.ts';
import { sendMoved, sendPage, sendRefused, sendTooBusy } from '#src/server/pages/send-page.ts';
import type { AcceptsPreview } from '#src/server/previews/preview-gate.ts';

interface PageHandlerDependencies {
  readonly clock: Clock;
  /** Decides which pages are drawn now, which wait, and which are refused. */
  readonly admission: Admission;
  /** The headers of every document. */
  readonly headers: Headers;
  /** The same, of a live preview. */
  readonly editorHeaders?: Headers;
  /** Draws a page; never rejects. */
  readonly draw: (address: PageRequest) => Promise<RenderedPage>;
  /** Whether a live preview may be drawn (CALL-2); without it none is. */
  readonly acceptsPreview?: AcceptsPreview;
  /** Told how each page was come by, and which response it is. */
  readonly onAnswer?: (from: PageSource, response: ServerResponse) => void;
  /** Told of a parameter that the list at a path does not know, once a day each (LIST-2). */
  readonly onLeftOut?: (path: string, name: string) => void;
}

/** How a page is come by; `full`: it is refused, because too many are being rendered. */
export const pageSources = ['hit', 'stale', 'rendered', 'coalesced', 'overloaded', 'editor'] as const;

export type PageSource = (typeof pageSources)[number];

/** Of so many parameters that no list knows one is told in a day: anybody can make up more. */
const mostLeftOut = 1000;

/** Addresses whose reading is remembered, and paths whose template is. */
const remembered = 5000;

/** What is sent for a request, and for whom. */
interface Shown {
  readonly answer: Answer;
  readonly showing: Audience;
}

interface Read {
  readonly address: PageAddress;
  readonly key: string;
}

/**
 * Where pages are asked for and handed out. What is kept is handed out before the router has seen the request; everything
 * else comes here through the router. Nothing of a request but its target decides what a page says.
 */
export class PageHandler {
  readonly #dependencies: PageHandlerDependencies;
  readonly #cache: PageCache;
  readonly #admission: Admission;
  readonly #templates = new LRUCache<string, Template>({ max: remembered });
  readonly #read = new LRUCache<string, Read>({ max: remembered });
  readonly #leftOut = new Set<string>();
  #today: { readonly day: HallDay; readonly ends: Instant } = {
    day: hallDayAt(instantAt(0)),
    ends: instantAt(0),
  };

  constructor(dependencies: PageHandlerDependencies) {
    this.#dependencies = dependencies;
    this.#admission = dependencies.admission;
    this.#cache = new PageCache({
      clock: dependencies.clock,
      render: (address) => this.#admission.run('page', () => this.#draw(address)).catch(notDrawn),
      mayRender: () => this.#admission.hasRoom('page'),
    });
  }

  /** Hands out a page that is kept, and says whether it did. */
  serveFromCache(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const { address, key } = this.#reading(url);
    if (address.kind !== 'page' || address.preview) return false;
    if (address.path === '/' && homeElsewhere(request) !== undefined) return false;
    const taken = this.#cache.take(key, address);
    if (!taken) return false;
    this.#send(request, response, address, taken);
    return true;
  }

  /** Answers a request for a page, whatever it comes to. Never rejects. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { address, key } = this.#reading(request.url ?? '');
    if (address.kind === 'refused') return sendRefused(response, this.#dependencies.headers);
    if (address.kind === 'moved')
      return sendMoved(response, this.#dependencies.headers, { to: address.to, status: 301 });
    const isDetecting = address.path === '/' && !address.preview;
    const home = isDetecting ? homeElsewhere(request) : undefined;
    if (home !== undefined)
      return sendMoved(response, this.#dependencies.headers, { to: home, status: 302, isRoot: true });
    const { answer, showing } = await this.#answerFor(key, address);
    // Only now is it known what kind of page stands there, and what of the question it leaves out.
    this.#reading(request.url ?? '');
    if (response.destroyed) return;
    if (answer.kind === 'overloaded') {
      this.#dependencies.onAnswer?.('overloaded', response);
      return sendTooBusy(response, this.#dependencies.headers, address.path, answer.retryAfterSeconds);
    }
    this.#send(request, response, { ...address, showing }, answer);
  }

  /** Draws the page of a path as for a visitor, so that the first one need not wait. Answers whether there is one to show. */
  async warm(path: string): Promise<boolean> {
    const { address, key } = this.#reading(path);
    if (address.kind !== 'page') return true;
    const answer = await this.#cache.obtain(key, address);
    return answer.kind === 'page' && answer.page.status < 400;
  }

  /** Forgets the pages drawn from certain answers. */
  purge(isMeant: (answerKey: string) => boolean, how: 'soft' | 'hard'): void {
    this.#cache.purge(isMeant, how);
  }

  get figures(): PageCache['figures'] & { readonly drawing: number } {
    const { running, queued } = this.#admission.load('page');
    return { ...this.#cache.figures, drawing: running + queued };
  }

  async #answerFor(key: string, address: PageRequest): Promise<Shown> {
    const { preview, showing } = address;
    try {
      if (preview && (await this.#acceptsPreview(address.path, preview.signed))) {
        const written: PageRequest = { ...address, query: preview.search, showing: 'editor' };
        const print = await this.#admission.run('preview', () => this.#dependencies.draw(written));
        const answer = { kind: 'page', page: print, source: 'rendered', expires: print.renderedAt } as const;
        return { answer, showing: 'editor' };
      }
    } catch (cause) {
      if (!(cause instanceof Overloaded)) throw cause;
      return { answer: { kind: 'overloaded', retryAfterSeconds: cause.retryAfterSeconds }, showing };
    }
    return { answer: await this.#cache.obtain(key, address), showing };
  }

  async #acceptsPreview(path: string, signed: LivePreview): Promise<boolean> {
    return (await this.#dependencies.acceptsPreview?.(signed, uriOf(path))) ?? false;
  }

  async #draw(address: PageRequest): Promise<RenderedPage> {
    const print = await this.#dependencies.draw(address);
    if (print.template) this.#templates.set(address.path, print.template);
    return print;
  }

  #send(request: IncomingMessage, response: ServerResponse, address: PageRequest, taken: CachedPage): void {
    const { clock, headers, editorHeaders = headers, onAnswer } = this.#dependencies;
    const { path, showing } = address;
    onAnswer?.(showing === 'editor' ? 'editor' : taken.source, response);
    const now = clock.now();
    sendPage(request, response, {
      taken,
      showing,
      isRoot: path === '/',
      now,
      headers: showing === 'editor' ? editorHeaders : headers,
    });
  }

  /** What a target asks for, and the name under which its page is kept today: tomorrow's pages are others. */
  #reading(target: string): Read {
    const day = this.#day();
    const name = `${day} ${target}`;
    const known = this.#read.get(name);
    if (known) return known;
    const address = pageAddress(target, day, (path) => this.#templates.get(path));
    const key = address.kind === 'page' ? `${day} ${address.path}${address.query}` : '';
    const read = { address, key };
    if (address.kind !== 'page' || !this.#templates.has(address.path)) return read;
    this.#read.set(name, read);
    for (const leftOut of address.leftOut ?? []) this.#tellLeftOut(address.path, leftOut);
    return read;
  }

  #tellLeftOut(path: string, name: string): void {
    const known = this.#leftOut.size;
    if (known < mostLeftOut && this.#leftOut.add(`${path} ${name}`).size > known) {
      this.#dependencies.onLeftOut?.(path, name);
    }
  }

  #day(): HallDay {
    const now = this.#dependencies.clock.now();
    if (now >= this.#today.ends) {
      this.#today = { day: hallDayAt(now), ends: nextMidnight(now) };
      this.#leftOut.clear();
    }
    return this.#today.day;
  }
}

/** A page that was not drawn because too many are. */
function notDrawn(cause: unknown): undefined {
  if (!(cause instanceof Overloaded)) throw cause;
}

/** Locale detection, at the root alone (ROUTE-9): the home of the visitor's language, where that is another, with what was asked of this one. */
function homeElsewhere({ headers, url = '' }: IncomingMessage): string | undefined {
  const cookie = readCookie(headers.cookie, localeCookie.name);
  const languages = acceptedLanguages(headers['accept-language']);
  const home = rootRedirect({ cookie, languages, path: '/' });
  return home && `${home}${url.replace(/^[^?]*/, '')}`;
}
