/** A line of a programme that never leaves a number alone: `op. 21`, `No. 5`, `BWV 1007` and `21 min` break as one. */
export function boundNumbers(line: string): string {
  return line.replace(/ (?=\d)|(?<=\d) (?=min\b)/g, '\u00A0');
}
