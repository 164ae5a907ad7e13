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
