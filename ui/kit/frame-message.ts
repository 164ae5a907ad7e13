interface FrameIdentity {
  /** The frame's full address. */
  readonly url: string;
  /** The frame's own window; null or undefined while there is none. */
  readonly window: object | null | undefined;
}

/** Whether a frame sent a message: both its origin and its window are the frame's. */
export function isFrameMessage(
  { origin, source }: Pick<MessageEvent, 'origin' | 'source'>,
  { url, window }: FrameIdentity,
): boolean {
  return URL.canParse(url) && origin === new URL(url).origin && source !== null && source === window;
}
