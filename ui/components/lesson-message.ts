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
