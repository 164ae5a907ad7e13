import { toUnknownRecord, parseJson } from '#domain/json.ts';

/** Whether a message of the lesson player, an object or its JSON text, requests toggling presentation mode. */
export function isPresentationModeMessage(data: unknown): boolean {
  const { action, msg } = toUnknownRecord(typeof data === 'string' ? parseJson(data) : data);
  return action === 'presentationMode' && msg === 'start';
}

/** The lesson player's URL in a language; Dutch by default (LAYOUT-15). */
export function toLessonUrl(url: string, language = 'nl'): string {
  const separator = url.includes('?') ? '&' : '?';
  return `${url}${separator}language=${encodeURIComponent(language)}`;
}

interface FrameIdentity {
  /** The frame's full URL. */
  readonly url: string;
  /** The frame's window; null or undefined until it exists. */
  readonly window: object | null | undefined;
}

/** Whether a frame sent the message: both its origin and its window are the frame's. */
export function isMessageFromFrame(
  { origin, source }: Pick<MessageEvent, 'origin' | 'source'>,
  { url, window }: FrameIdentity,
): boolean {
  return URL.canParse(url) && origin === new URL(url).origin && source !== null && source === window;
}
