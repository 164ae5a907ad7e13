import type { Locale } from '#domain/locale/locale.ts';

/** As much of a browser's window as a hidden frame needs. The browser's own is one. */
export interface FrameWindow {
  readonly document: FrameDocument;
  addEventListener(type: 'message', listener: (event: FrameEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: FrameEvent) => void): void;
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

/** Whoever is in the frame. */
interface FramePeer {
  postMessage(message: unknown, targetOrigin: string): void;
}

export interface FrameEvent {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

interface FrameEars {
  /** The ticketing site has come in, or come in anew. */
  readonly loaded: () => void;
  /** The visitor is back at the tab. */
  readonly seen: () => void;
  /** The frame itself has posted something, from the ticketing site's origin. */
  readonly heard: (data: unknown) => void;
}

/** What the frame may do: run, and know who is there by its own site's cookie; nothing with the page around it. */
const freedoms = 'allow-scripts allow-same-origin allow-storage-access-by-user-activation';

const frameTag = 'iframe';

/** The frame of a ticketing site, hidden from visitors (TIX-1). It stays in the document until it is removed. */
export class HiddenFrame {
  readonly locale: Locale;
  readonly #window: FrameWindow;
  readonly #origin: string;
  readonly #element: FrameElement;
  readonly #ears: FrameEars;

  constructor(window: FrameWindow, url: string, locale: Locale, ears: FrameEars) {
    this.locale = locale;
    this.#window = window;
    this.#origin = new URL(url).origin;
    this.#ears = ears;
    this.#element = window.document.createElement(frameTag);
    this.#element.style.display = 'none';
    this.#element.tabIndex = -1;
    this.#element.allow = 'storage-access';
    this.#element.setAttribute('sandbox', freedoms);
    this.#element.src = `${url}/${locale}/itix`;
    this.#element.addEventListener('load', ears.loaded);
    window.addEventListener('message', this.#hear);
    window.document.addEventListener('visibilitychange', this.#see);
    window.document.body.append(this.#element);
  }

  /** Posts to the ticketing site's origin and to no other; false where the frame has no window. */
  post(message: unknown): boolean {
    const peer = this.#element.contentWindow;
    peer?.postMessage(message, this.#origin);
    return peer !== null;
  }

  remove(): void {
    this.#window.removeEventListener('message', this.#hear);
    this.#window.document.removeEventListener('visibilitychange', this.#see);
    this.#element.remove();
  }

  readonly #hear = ({ origin, source, data }: FrameEvent): void => {
    const peer = this.#element.contentWindow;
    if (peer !== null && source === peer && origin === this.#origin) this.#ears.heard(data);
  };

  readonly #see = (): void => {
    if (this.#window.document.visibilityState === 'visible') this.#ears.seen();
  };
}
