/** The Dutch words of the series pages. */
export const nl = {
  'series.count_one': '{{count}} concert',
  'series.count_other': '{{count}} concerten',
  'series.span': '{{first}} tot {{last}}',
  'series.rooms_one': 'en nog {{count}} zaal',
  'series.rooms_other': 'en nog {{count}} zalen',
  'series.priceNote': 'voor alle concerten samen',
  'series.saleStart': 'Verkoop vanaf',
  'series.noSaleStart': 'Nog niet bekend',
  'series.frieze': 'De avonden van deze serie',
  'series.concerts': 'De concerten',
  'series.by': 'Van',
  'series.moreOf': 'Alle series van {{organizer}}',
  'series.single': 'Ook los te bestellen, per concert.',
  'series.subscription': 'De hele serie',
  'series.prices': 'Prijzen van de hele serie',
  'series.noPrices': 'Deze serie heeft geen prijs voor het geheel: u bestelt per concert.',
  'series.order': 'Bestel de serie',
  'series.sale.everyone': 'Iedereen vanaf {{date}}',
  'series.sale.presale': 'Voorverkoop vanaf {{date}}',
  'series.about': 'Over de serie',
  'series.related': 'Andere series',
  'series.all': 'Alle series',
} as const;

export type SeriesWords = Readonly<Record<keyof typeof nl, string>>;
