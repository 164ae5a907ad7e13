import type { DaySpan } from '#domain/listing/day-span.ts';
import { useSite } from '#ui/kit/site.tsx';
import type { AnyListFilter } from '#ui/stores/list.view-model.ts';

/** Returns the function that labels a filter: days as dates, a price as an amount, any other filter by its own label. */
export function useFilterLabelFormatter(): (chip: {
  readonly filter: AnyListFilter;
  readonly label: string;
}) => string {
  const formatDays = useDaySpanFormatter();
  const toFacetLabel = useFacetValueLabelFormatter();
  return ({ filter, label }) => {
    switch (filter.kind) {
      case 'keyword':
        return label;
      case 'days':
        return formatDays(filter);
      case 'facet':
        return toFacetLabel(filter.name, label);
    }
  };
}

/** Returns the function that labels a value of a facet: a highest price as `up to €40`. */
export function useFacetValueLabelFormatter(): (name: string, label: string) => string {
  const { t, formats } = useSite();
  return (name, label) =>
    name === 'maxPrice' ? t('events.maxPrice', { price: formats.money(Number(label), 'whole') }) : label;
}

function useDaySpanFormatter(): (days: DaySpan) => string {
  const { t, formats } = useSite();
  return ({ date, until }) => {
    const [first, last] = [date, until].map((day) => (day === null ? '' : formats.shortDate(day)));
    if (date === until) return first ?? '';
    if (until === null) return t('events.from', { date: first });
    return date === null ? t('events.until', { date: last }) : t('events.span', { first, last });
  };
}
