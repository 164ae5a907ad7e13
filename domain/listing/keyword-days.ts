import { splitFoldedWords } from '#domain/facet/fold-text.ts';
import { type DayPresetName, listDayPresets } from '#domain/listing/day-span.ts';
import { withoutQuestionWords } from '#domain/listing/help-link.ts';
import type { HallDay } from '#domain/time/hall-day.ts';

/** The days that a keyword names, and the rest of it. */
interface KeywordDays {
  /** What is searched for on these days; empty: every concert. */
  readonly keyword: string;
  readonly from: HallDay;
  readonly until: HallDay;
  readonly isEvening: boolean;
}

/** What visitors call the days that the calendar offers, in both languages. */
const namesOfDays: Readonly<Record<DayPresetName, readonly string[]>> = {
  today: ['vandaag', 'vanavond', 'vanmiddag', 'today', 'tonight', 'this evening', 'this afternoon'],
  tomorrow: ['morgen', 'morgenavond', 'morgenmiddag', 'tomorrow', 'tomorrow night', 'tomorrow evening'],
  weekend: ['dit weekend', 'komend weekend', 'this weekend'],
  nextWeek: ['volgende week', 'next week'],
};

const presetByName: ReadonlyMap<string, DayPresetName> = new Map(
  Object.entries(namesOfDays).flatMap(([preset, names]) =>
    names.map((name) => [name, preset as DayPresetName] as const),
  ),
);

/** What a keyword says of every concert: `concerten vanavond`. */
const genericWords: ReadonlySet<string> = new Set('concert concerten concerts'.split(' '));

/** The days that a keyword names besides other words (`jazz vanavond`), in one word or two; undefined if it names none. */
export function readKeywordDays(keyword: string, today: HallDay): KeywordDays | undefined {
  const words = splitFoldedWords(keyword);
  for (const [at, word] of words.entries()) {
    for (const name of [words.slice(at, at + 2).join(' '), word]) {
      const preset = presetByName.get(name);
      // `Zondag morgen` is a morning.
      if (preset === undefined || (name === 'morgen' && words[at - 1]?.endsWith('dag'))) continue;
      // On a Sunday the rest of the weekend is today.
      const { days } = listDayPresets(today).find((one) => one.name === preset) ?? { days: [today] };
      const others = [...words.slice(0, at), ...words.slice(at + name.split(' ').length)];
      return {
        keyword: withoutQuestionWords(others)
          .filter((other) => !genericWords.has(other))
          .join(' '),
        from: days[0] ?? today,
        until: days.at(-1) ?? today,
        isEvening: /avond|evening|night/.test(name),
      };
    }
  }
  return undefined;
}
