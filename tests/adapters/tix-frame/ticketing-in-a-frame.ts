import { InMemoryTix } from '#adapters/in-memory/in-memory-tix.adapter.ts';
import type { FrameElement, FrameMessageEvent, FrameHostWindow } from '#adapters/tix-frame/hidden-frame.ts';
import { createTixFrameSite } from '#adapters/tix-frame/tix-frame.site.ts';
import type { EducationUser } from '#domain/form/education-user.ts';
import { englishFormMessages } from '#domain/form/form-messages.ts';
import type { VipCardNumber } from '#domain/form/vip-card.ts';
import type { TicketingSession } from '#domain/session/session.ts';
import type { TixEnvironment } from '#domain/session/tix-environment.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

export const origins: Readonly<Record<TixEnvironment, string>> = {
  tix: 'https://tickets.hall.test',
  education: 'https://school.tickets.hall.test',
};

/** The messages posted to a frame, with their target origins. */
export interface Posted {
  readonly message: unknown;
  readonly targetOrigin: string;
}

interface Posting {
  readonly id: string;
  readonly function: string;
  readonly args: unknown;
}

/** A browser's window with ticketing's two sites behind its frames: the other side of the wire (wire contract D.2). */
export class TicketingInAFrame implements FrameHostWindow {
  readonly sites: Readonly<Record<TixEnvironment, InMemoryTix>> = {
    tix: siteOf('tix'),
    education: siteOf('education'),
  };
  readonly posted: Posted[] = [];
  readonly frames: FakeFrame[] = [];
  readonly document = {
    visibilityState: 'visible',
    body: { append: (frame: FrameElement) => this.#enter(frame as FakeFrame) },
    createElement: () => new FakeFrame((frame, posted) => this.#receive(frame, posted)),
    addEventListener: (_: string, listener: () => void) => void this.#watchers.add(listener),
    removeEventListener: (_: string, listener: () => void) => void this.#watchers.delete(listener),
  };
  isSilent = false;
  /** Frames never finish loading. */
  hangs = false;
  readonly #listeners = new Set<(event: FrameMessageEvent) => void>();
  readonly #watchers = new Set<() => void>();
  /** The frame's responses to calls. */
  readonly #speaking = new Map<TixEnvironment, FakeFrame>();

  constructor() {
    for (const [name, site] of Object.entries(this.sites)) {
      site.load('nl');
      site.listen((news) => {
        const frame = this.#speaking.get(name as TixEnvironment);
        if (frame && news.kind === 'session') this.answer(frame, asWritten(news.session));
      });
    }
  }

  get frame(): FakeFrame | undefined {
    return this.frames.find(({ isThere }) => isThere);
  }

  addEventListener(_: 'message', listener: (event: FrameMessageEvent) => void): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_: 'message', listener: (event: FrameMessageEvent) => void): void {
    this.#listeners.delete(listener);
  }

  /** How many still listen to this window or its document. */
  get listening(): number {
    return this.#listeners.size + this.#watchers.size;
  }

  /** A message reaches the window as the browser would bring it. */
  deliver(event: FrameMessageEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  /** The frame posts a message, unless the ticketing is unresponsive. */
  answer(frame: FakeFrame, data: unknown): void {
    if (this.isSilent || !frame.isThere) return;
    this.deliver({ origin: new URL(frame.src).origin, source: frame.contentWindow, data });
  }

  /** The visitor leaves the tab, or returns to it. */
  turn(visibilityState: 'visible' | 'hidden'): void {
    this.document.visibilityState = visibilityState;
    for (const watcher of this.#watchers) watcher();
  }

  #enter(frame: FakeFrame): void {
    this.frames.push(frame);
    frame.isThere = true;
    setImmediate(() => frame.isThere && !this.hangs && frame.load());
  }

  #receive(frame: FakeFrame, posted: Posted): void {
    this.posted.push(posted);
    const [environment] = Object.entries(origins).find(([, origin]) => frame.src.startsWith(origin)) ?? [];
    if (posted.targetOrigin !== new URL(frame.src).origin || !environment) return;
    const name = environment as TixEnvironment;
    this.#speaking.set(name, frame);
    const site = this.sites[name];
    if (posted.message === 'GetSession') void site.requestSession();
    else void callSite(site, posted.message as Posting).then((outcome) => this.answer(frame, outcome));
  }
}

/** A simulated iframe; messages can only be posted to the loaded site. */
class FakeFrame implements FrameElement {
  src = '';
  allow = '';
  tabIndex = 0;
  readonly style = { display: '' };
  readonly attributes: Record<string, string> = {};
  isThere = false;
  readonly #peer: { postMessage(message: unknown, targetOrigin: string): void };
  readonly #loads: (() => void)[] = [];

  constructor(receive: (frame: FakeFrame, posted: Posted) => void) {
    this.#peer = {
      postMessage: (message, targetOrigin) =>
        void setImmediate(() => receive(this, { message: structuredClone(message), targetOrigin })),
    };
  }

  get contentWindow() {
    return this.isThere ? this.#peer : null;
  }

  addEventListener(_: 'load', listener: () => void): void {
    this.#loads.push(listener);
  }

  setAttribute(name: string, value: string): void {
    this.attributes[name] = value;
  }

  remove(): void {
    this.isThere = false;
  }

  load(): void {
    for (const listener of this.#loads) listener();
  }
}

/** A session as ticketing writes it (wire contract D.2). */
function asWritten({ basket, user, profileUrl }: TicketingSession) {
  return {
    order: basket && {
      items: Array.from({ length: basket.size }, () => ({ price: 35 })),
      url: basket.url,
      expires: basket.expiresIn,
    },
    user: user && { ...user, tags: user.tags.map((id) => ({ id })) },
    ...(profileUrl !== null && { profile: profileUrl }),
  };
}

function siteOf(environment: TixEnvironment): InMemoryTix {
  return new InMemoryTix({
    timer: new ManualTimer(),
    logger: new SilentLogger(),
    site: createTixFrameSite(origins, environment, true),
  });
}

async function callSite(site: InMemoryTix, { id, function: name, args }: Posting): Promise<unknown> {
  switch (name) {
    case 'CheckVipCard': {
      const { cardNumber } = args as { readonly cardNumber: VipCardNumber };
      const verdict = await site.checkVipCard(cardNumber);
      return verdict === 'notLoggedIn'
        ? refused(id, 'NOT_LOGGED_IN')
        : { id, result: { valid: verdict === 'valid' } };
    }
    case 'GetEducationUser': {
      const answer = await site.getEducationUser();
      if (answer.kind === 'known') return { id, result: answer.user };
      return refused(id, answer.kind === 'noSchool' ? 'NOT_EDUCATION' : 'NOT_LOGGED_IN');
    }
    case 'UpdateEducationUser': {
      const update = await site.updateEducationUser(args as EducationUser);
      if (update.kind === 'accepted') return { id, result: { success: true } };
      if (update.kind !== 'refused') return refused(id, 'NOT_LOGGED_IN');
      const fields = Object.entries(update.errors).map(([field, message]) => [
        field,
        englishFormMessages[message],
      ]);
      return refused(id, 'VALIDATION', Object.fromEntries(fields));
    }
    case 'GetFreePlaces': {
      const { eventGroupId, eventId } = args as { readonly eventGroupId: number; readonly eventId: number };
      const zones = await site.countFreePlaces({ tixEventGroupId: eventGroupId, tixEventId: eventId });
      return { id, result: { zones } };
    }
    default:
      return refused(id, 'UNKNOWN_FUNCTION');
  }
}

function refused(id: string, code: string, fields?: Readonly<Record<string, string>>) {
  return { id, error: { code, message: `Refused: ${code}`, ...(fields && { fields }) } };
}
