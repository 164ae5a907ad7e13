import type { ActiveFilter } from '#domain/listing/event-listing-state.ts';
import { useFormats } from '#ui/kit/use-formats.ts';
import { useWords } from '#ui/words/use-words.tsx';

/** What is asked of the calendar, in words: a day is written as the language writes it, all else has a label. */
export function useFilterText(): (filter: ActiveFilter, label: string) => string {
  const t = useWords();
  const formats = useFormats();
  return (filter, label) =>
    filter.kind === 'date' ? t('events.from', { date: formats.shortDate(filter.day) }) : label;
}
