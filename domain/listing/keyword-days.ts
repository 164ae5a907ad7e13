import { splitFoldedWords } from '#domain/facet/fold-text.ts';
import { withoutQuestionWords } from '#domain/listing/help-link.ts';
import type { DayPart } from '#domain/time/day-part.ts';
import { addDays, type HallDay, parseHallDay, toWeekday } from '#domain/time/hall-day.ts';
import { listDaysOfWeek, listWeekendDays } from '#domain/time/week.ts';

/** The days that a keyword names, and the rest of it. */
interface KeywordDays {
  /** What is searched for on these days; empty: every concert. */
  readonly keyword: string;
  readonly from: HallDay;
  readonly until: HallDay;
  /** Null: the whole day. */
  readonly part: DayPart | null;
}

const weekdays = [
  'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
  'monday tuesday wednesday thursday friday saturday sunday',
].map((list) => list.split(' '));

const months = [
  'januari februari maart april mei juni juli augustus september oktober november december',
  'january february march april may june july august september october november december',
].map((list) => list.split(' '));

const partByName: Readonly<Record<string, DayPart>> = {
  ochtend: 'morning',
  morgen: 'morning',
  morning: 'morning',
  middag: 'afternoon',
  afternoon: 'afternoon',
  avond: 'evening',
  nacht: 'evening',
  evening: 'evening',
  night: 'evening',
};

const [aPart, aWeekday] = [Object.keys(partByName), weekdays.flat()].map((names) => `(${names.join('|')})`);
const aDate = String.raw`(\d{1,2})(?:e|de|ste|st|nd|rd|th)?`;
const aMonth = '([a-z]{3,})';
const aYear = String.raw`(?: (\d{4}))?`;

/** The days of a name, from what its pattern captures; none of a date that does not exist. */
type ListDays = (captured: readonly (string | undefined)[], today: HallDay) => readonly HallDay[];

/** What visitors call days, in both languages, as folded words. */
const namesOfDays: readonly (readonly [pattern: string, list: ListDays])[] = [
  [
    `(?:${aWeekday} )?${aDate}(?: of)? ${aMonth}${aYear}`,
    ([, date, month, year], today) => listDates(date, month, year, today),
  ],
  [
    `(?:${aWeekday} )?${aMonth} ${aDate}${aYear}`,
    ([, month, date, year], today) => listDates(date, month, year, today),
  ],
  [`(?:vandaag|today|(?:van|to|deze |this )${aPart})`, (_, today) => [today]],
  // A feast is no day of every week.
  [
    `(witte |goede |maundy |good |ash |palm |easter )?${aWeekday}(?: ?${aPart})?`,
    ([feast, weekday], today) => (feast ? [] : [findNextWeekday(weekday, today)]),
  ],
  [`(?:morgen|tomorrow)(?: ?${aPart})?`, (_, today) => [addDays(today, 1)]],
  ['(?:dit|komend|this) weekend', (_, today) => listWeekendDays(today).filter((day) => day >= today)],
  ['(?:volgende|next) week', (_, today) => listDaysOfWeek(addDays(today, 7))],
];

/** The days that a keyword names besides other words (`jazz vanavond`, `6 december`); undefined if it names none. */
export function readKeywordDays(keyword: string, today: HallDay): KeywordDays | undefined {
  const text = ` ${splitFoldedWords(keyword).join(' ')} `;
  for (const [pattern, list] of namesOfDays) {
    const [whole, ...captured] = new RegExp(` ${pattern} `).exec(text) ?? [];
    const days = whole === undefined ? [] : list(captured, today);
    const [from, until] = [days[0], days.at(-1)];
    if (whole === undefined || !from || !until) continue;
    const rest = withoutQuestionWords(splitFoldedWords(text.replace(whole, ' '))).join(' ');
    const part = captured.map((name = '') => partByName[name]).find((named) => named !== undefined);
    return { keyword: rest, from, until, part: part ?? null };
  }
  return undefined;
}

/** The next day with a date, or that of its year. The first letters of a month are enough. */
function listDates(date = '', month = '', year: string | undefined, today: HallDay): readonly HallDay[] {
  const at = findAt(months, (name) => name.startsWith(month));
  const thisYear = Number(today.slice(0, 4));
  const days = (year ? [year] : [thisYear, thisYear + 1]).flatMap((one) => {
    const [monthDigits, dayDigits] = [String(at + 1), date].map((digits) => digits.padStart(2, '0'));
    return parseHallDay(`${one}-${monthDigits}-${dayDigits}`) ?? [];
  });
  return days.filter((day) => year !== undefined || day >= today).slice(0, 1);
}

function findNextWeekday(weekday: string | undefined, today: HallDay): HallDay {
  const at = findAt(weekdays, (name) => name === weekday);
  return addDays(today, (at + 8 - toWeekday(today)) % 7);
}

/** The place of a name in the first language that has it; -1 if none has. */
function findAt(languages: readonly (readonly string[])[], isName: (name: string) => boolean): number {
  return Math.max(...languages.map((names) => names.findIndex(isName)));
}
