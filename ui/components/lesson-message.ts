/** Whether a message of the lesson player asks for its full size to be toggled; it may say anything, most of it is for others. */
export function presentationAsked(message: unknown): boolean {
  return (
    typeof message === 'object' &&
    message !== null &&
    'action' in message &&
    message.action === 'presentationMode' &&
    'msg' in message &&
    message.msg === 'start'
  );
}

/** The lesson player's address in a language; Dutch where none is said (LAYOUT-15). */
export function lessonAddress(url: string, language = 'nl'): string {
  const separator = url.includes('?') ? '&' : '?';
  return `${url}${separator}language=${encodeURIComponent(language)}`;
}
