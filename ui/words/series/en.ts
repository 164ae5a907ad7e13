import type { SeriesWords } from '#ui/words/series/nl.ts';

/** The English words of the series pages. */
export const en: SeriesWords = {
  'series.count_one': '{{count}} concert',
  'series.count_other': '{{count}} concerts',
  'series.span': '{{first}} to {{last}}',
  'series.rooms_one': 'and {{count}} more room',
  'series.rooms_other': 'and {{count}} more rooms',
  'series.priceNote': 'for all concerts together',
  'series.saleStart': 'On sale from',
  'series.noSaleStart': 'Not known yet',
  'series.frieze': 'The evenings of this series',
  'series.concerts': 'The concerts',
  'series.by': 'By',
  'series.moreOf': 'All series by {{organizer}}',
  'series.single': 'Each concert can be booked on its own as well.',
  'series.subscription': 'The whole series',
  'series.prices': 'Prices of the whole series',
  'series.noPrices': 'This series has no price as a whole: you book each concert.',
  'series.order': 'Book the series',
  'series.sale.everyone': 'Everyone from {{date}}',
  'series.sale.presale': 'Presale from {{date}}',
  'series.about': 'About the series',
  'series.related': 'Other series',
  'series.all': 'All series',
};
