/** Replaces spaces by non-breaking spaces, except after a comma: `za 5 dec, 20:15` breaks only after its comma. */
export function preventBreaksExceptAfterCommas(date: string): string {
  return date.replace(/(?<!,) /g, '\u00A0');
}
