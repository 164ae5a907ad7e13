import type { Locale } from '#domain/locale/locale.ts';

/** The parts of `window` that the hidden frame needs. */
export interface FrameHostWindow {
  readonly document: FrameDocument;
  addEventListener(type: 'message', listener: (event: FrameMessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: FrameMessageEvent) => void): void;
}

interface FrameDocument {
  readonly visibilityState: string;
  readonly body: { append(frame: FrameElement): void };
  createElement(name: 'iframe'): FrameElement;
  addEventListener(type: 'visibilitychange', listener: () => void): void;
  removeEventListener(type: 'visibilitychange', listener: () => void): void;
}

export interface FrameElement {
  src: string;
  allow: string;
  tabIndex: number;
  readonly style: { display: string };
  readonly contentWindow: FramePeer | null;
  addEventListener(type: 'load', listener: () => void): void;
  setAttribute(name: 'sandbox', value: string): void;
  remove(): void;
}

/** The window of the frame. */
interface FramePeer {
  postMessage(message: unknown, targetOrigin: string): void;
}

export interface FrameMessageEvent {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

interface FrameCallbacks {
  /** The ticketing site was loaded or reloaded. */
  readonly onLoad: () => void;
  /** The visitor returned to the tab. */
  readonly onVisible: () => void;
  /** The frame posted a message from the ticketing site's origin. */
  readonly onMessage: (data: unknown) => void;
}

/** The frame's sandbox permissions: scripts and the site's own cookies, no access to the embedding page. */
const sandboxPermissions = 'allow-scripts allow-same-origin allow-storage-access-by-user-activation';

const frameTag = 'iframe';

/** The hidden iframe of a ticketing site (TIX-1). It stays in the document until it is removed. */
export class HiddenFrame {
  readonly locale: Locale;
  readonly #window: FrameHostWindow;
  readonly #origin: string;
  readonly #element: FrameElement;
  readonly #callbacks: FrameCallbacks;

  constructor(window: FrameHostWindow, url: string, locale: Locale, callbacks: FrameCallbacks) {
    this.locale = locale;
    this.#window = window;
    this.#origin = new URL(url).origin;
    this.#callbacks = callbacks;
    this.#element = window.document.createElement(frameTag);
    this.#element.style.display = 'none';
    this.#element.tabIndex = -1;
    this.#element.allow = 'storage-access';
    this.#element.setAttribute('sandbox', sandboxPermissions);
    this.#element.src = `${url}/${locale}/itix`;
    this.#element.addEventListener('load', callbacks.onLoad);
    window.addEventListener('message', this.#handleMessage);
    window.document.addEventListener('visibilitychange', this.#handleVisibility);
    window.document.body.append(this.#element);
  }

  /** Posts a message to the ticketing site's origin only; false if the frame has no window. */
  post(message: unknown): boolean {
    const peer = this.#element.contentWindow;
    peer?.postMessage(message, this.#origin);
    return peer !== null;
  }

  remove(): void {
    this.#window.removeEventListener('message', this.#handleMessage);
    this.#window.document.removeEventListener('visibilitychange', this.#handleVisibility);
    this.#element.remove();
  }

  readonly #handleMessage = ({ origin, source, data }: FrameMessageEvent): void => {
    const peer = this.#element.contentWindow;
    if (peer !== null && source === peer && origin === this.#origin) this.#callbacks.onMessage(data);
  };

  readonly #handleVisibility = (): void => {
    if (this.#window.document.visibilityState === 'visible') this.#callbacks.onVisible();
  };
}
