/** A work's title that never leaves a number alone on a line: `op. 21`, `No. 5` and `BWV 1007` break as one. */
export function boundNumbers(title: string): string {
  return title.replace(/ (?=\d)/g, '\u00A0');
}
