import { useFormats } from '#ui/kit/use-formats.ts';
import type { AnyFilter } from '#ui/stores/list.view-model.ts';
import { useTranslate } from '#ui/words/use-words.tsx';

/** Returns the function that labels a filter: a day as a date, any other filter by its own label. */
export function useFilterLabelFormatter(): (chip: {
  readonly filter: AnyFilter;
  readonly label: string;
}) => string {
  const t = useTranslate();
  const formats = useFormats();
  return ({ filter, label }) =>
    filter.kind === 'date' ? t('events.from', { date: formats.shortDate(filter.day) }) : label;
}
