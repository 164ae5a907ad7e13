import type {
  AggregateOfferLeaf,
  ArticleLeaf,
  BreadcrumbListLeaf,
  EventSeriesLeaf,
  EventStatusType,
  ItemAvailability,
  ItemListLeaf,
  ListItemLeaf,
  MusicCompositionLeaf,
  MusicEventLeaf,
  MusicGroupLeaf,
  MusicVenueLeaf,
  NewsArticleLeaf,
  OfferLeaf,
  OrganizationLeaf,
  PerformingArtsTheaterLeaf,
  PersonLeaf,
  PostalAddressLeaf,
  WebSiteLeaf,
} from 'schema-dts';

/** The properties a type may have, by the types of schema.org: a name that is none there does not compile. */
function having<Type>() {
  return (required: readonly (keyof Type)[], optional: readonly (keyof Type)[] = []) => ({
    required: required as readonly string[],
    known: [...required, ...optional, '@type', '@id'] as readonly string[],
  });
}

/** The required and the allowed properties of each type, according to search engines. */
const types: Readonly<Record<string, ReturnType<ReturnType<typeof having>>>> = {
  MusicEvent: having<MusicEventLeaf>()(
    ['name', 'url', 'startDate', 'eventStatus', 'eventAttendanceMode', 'location', 'organizer', 'inLanguage'],
    [
      'description',
      'image',
      'endDate',
      'previousStartDate',
      'performer',
      'workPerformed',
      'superEvent',
      'isAccessibleForFree',
      'offers',
    ],
  ),
  EventSeries: having<EventSeriesLeaf>()(
    ['name', 'url'],
    ['description', 'startDate', 'endDate', 'location', 'organizer'],
  ),
  MusicVenue: having<MusicVenueLeaf>()(['name', 'address']),
  PostalAddress: having<PostalAddressLeaf>()([
    'streetAddress',
    'postalCode',
    'addressLocality',
    'addressCountry',
  ]),
  Offer: having<OfferLeaf>()(['price', 'priceCurrency', 'availability', 'url'], ['validFrom']),
  AggregateOffer: having<AggregateOfferLeaf>()(
    ['lowPrice', 'highPrice', 'offerCount', 'priceCurrency', 'availability', 'url'],
    ['validFrom'],
  ),
  Person: having<PersonLeaf>()(['name'], ['url', 'jobTitle', 'image']),
  MusicGroup: having<MusicGroupLeaf>()(['name'], ['url', 'image']),
  MusicComposition: having<MusicCompositionLeaf>()(['name'], ['composer']),
  Organization: having<OrganizationLeaf>()(['name']),
  PerformingArtsTheater: having<PerformingArtsTheaterLeaf>()(
    ['name', 'url'],
    ['description', 'address', 'telephone', 'sameAs'],
  ),
  WebSite: having<WebSiteLeaf>()(['name', 'url', 'publisher']),
  Article: having<ArticleLeaf>()(
    ['headline', 'url', 'datePublished', 'author', 'publisher', 'inLanguage'],
    ['image'],
  ),
  NewsArticle: having<NewsArticleLeaf>()(
    ['headline', 'url', 'datePublished', 'author', 'publisher', 'inLanguage'],
    ['image'],
  ),
  BreadcrumbList: having<BreadcrumbListLeaf>()(['itemListElement']),
  ItemList: having<ItemListLeaf>()(['itemListElement']),
  ListItem: having<ListItemLeaf>()(['position'], ['name', 'item', 'url']),
};

const statuses: readonly EventStatusType[] = [
  'https://schema.org/EventScheduled',
  'https://schema.org/EventCancelled',
  'https://schema.org/EventRescheduled',
  'https://schema.org/EventPostponed',
];

const availabilities: readonly ItemAvailability[] = [
  'https://schema.org/InStock',
  'https://schema.org/LimitedAvailability',
  'https://schema.org/PreOrder',
  'https://schema.org/SoldOut',
];

const dates = ['startDate', 'endDate', 'previousStartDate', 'validFrom', 'datePublished'];
const addresses = ['url', 'item', 'sameAs', 'image', '@id'];

/** Everything in a description that schema.org, or a search engine, would not take; empty where it is right. */
export function problemsIn(value: unknown, place = '$'): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => problemsIn(item, `${place}[${at}]`));
  if (typeof value !== 'object' || value === null) return value === undefined ? [`${place} is nothing`] : [];
  const thing = value as Readonly<Record<string, unknown>>;
  const own = Object.entries(thing).flatMap(([name, held]) => valueProblems(name, held, `${place}.${name}`));
  const inner = Object.entries(thing).flatMap(([name, held]) => problemsIn(held, `${place}.${name}`));
  return [...typeProblems(thing, place), ...own, ...inner];
}

function typeProblems(thing: Readonly<Record<string, unknown>>, place: string): readonly string[] {
  const type = thing['@type'];
  if (type === undefined) return '@id' in thing ? [] : [`${place} has no type`];
  const schema = types[String(type)];
  if (!schema) return [`${place} is a ${String(type)}, which nobody knows`];
  const names = Object.keys(thing);
  return [
    ...names.filter((name) => !schema.known.includes(name)).map((name) => `${place} has ${name}`),
    ...schema.required.filter((name) => !names.includes(name)).map((name) => `${place} lacks ${name}`),
  ];
}

function valueProblems(name: string, value: unknown, place: string): readonly string[] {
  const texts = [value].flat();
  const problem = `${place} is ${JSON.stringify(value)}`;
  if (value === '' || value === null) return [problem];
  if (dates.includes(name)) return texts.every(isDate) ? [] : [problem];
  if (addresses.includes(name)) return texts.every(isAddress) ? [] : [problem];
  if (name === 'addressCountry') return /^[A-Z]{2}$/.test(String(value)) ? [] : [problem];
  if (name === 'eventStatus') return statuses.some((known) => known === value) ? [] : [problem];
  if (name === 'availability') return availabilities.some((known) => known === value) ? [] : [problem];
  if (/price$/i.test(name)) return typeof value === 'number' && value >= 0 ? [] : [problem];
  return [];
}

const offsets = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Amsterdam', timeZoneName: 'longOffset' });

/** A moment with the offset of its day, which engines compare with the hall's own clock. */
function isDate(value: unknown): boolean {
  const [, offset = ''] = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d([+-]\d\d:\d\d)$/.exec(String(value)) ?? [];
  if (offset === '') return false;
  const parts = offsets.formatToParts(Date.parse(String(value)));
  return parts.find(({ type }) => type === 'timeZoneName')?.value === `GMT${offset}`;
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && URL.canParse(value) && /^https?:/.test(value);
}
