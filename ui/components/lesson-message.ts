import { membersOf, parsedJson } from '#domain/json.ts';

/** Whether a message of the lesson player, an object or the JSON text of one, asks for its full size to be toggled. */
export function presentationAsked(data: unknown): boolean {
  const { action, msg } = membersOf(typeof data === 'string' ? parsedJson(data) : data);
  return action === 'presentationMode' && msg === 'start';
}

/** The lesson player's address in a language; Dutch where none is said (LAYOUT-15). */
export function lessonAddress(url: string, language = 'nl'): string {
  const separator = url.includes('?') ? '&' : '?';
  return `${url}${separator}language=${encodeURIComponent(language)}`;
}

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
