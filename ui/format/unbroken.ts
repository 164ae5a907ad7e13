/** A short date to stand in a sentence: `za 5 dec, 20:15` goes to a new line as a whole, or after its comma. */
export function unbroken(date: string): string {
  return date.replace(/(?<!,) /g, '\u00A0');
}
