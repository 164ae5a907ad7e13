/** What must never stand in a log, and what stands there instead. */
const secrets: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bBearer\s+[\w.~+/=-]+/gi, 'Bearer …'],
  [/\b(token|hash|score_?hash|preview|secret|password|signature|email)=[^&\s"']+/gi, '$1=…'],
  [/\/\/[^/\s:@]+:[^/\s@]+@/g, '//…@'],
  [/[\w.+-]{1,64}@[\w-]{1,63}(\.[\w-]{1,63}){1,4}/g, '…@…'],
];

/** A text without tokens, hashes, passwords and e-mail addresses. */
export function withoutSecrets(text: string): string {
  return secrets.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text);
}
