import type { ProgrammeWork } from '#domain/event/event.ts';

/** What an interval is called in a programme, in either language. */
const intervals = ['pauze', 'interval', 'intermission'];

/**
 * Whether an item of a programme is the interval: it has no composer, and its title is the word for it, with or without its
 * length between brackets. Any other item without composer is a work.
 */
export function isInterval({ composer, title }: ProgrammeWork): boolean {
  if (composer) return false;
  const word = title.replace(/\(.*\)|\P{L}/gu, '').toLowerCase();
  return intervals.includes(word);
}
