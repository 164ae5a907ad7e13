/**
 * Puts non-breaking spaces around numbers in a title or a line of a programme, so that `op. 21`, `No. 5`, `BWV 1007`, `Onder de 30` and
 * `21 min` stay together.
 */
export function preventBreaksAroundNumbers(line: string): string {
  return line.replace(/ (?=\d)|(?<=\d) (?=min\b)/g, '\u00A0');
}
