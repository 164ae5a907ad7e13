import type { EventCard, EventWithTagsAndPrices } from '#domain/event/event.ts';
import { createAllConcertsSearchCriteria } from '#domain/listing/event-search.ts';
import { getDefaultLocale, getHallLocales, type Locale } from '#domain/locale/locale.ts';
import type { CmsQueries } from '#domain/queries/cms-queries.ts';
import type { SearchQueries } from '#domain/queries/search-queries.ts';
import { listTreeNodes } from '#domain/recommendation/question-tree.ts';
import type { RecommendationData } from '#domain/recommendation/questionnaire.ts';
import { type HallDay, toHallDay } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { QueryMethods } from '#ports/search.port.ts';

/** What the Bridge knows of the concerts to come. */
export interface ConcertCatalogue {
  readonly concerts: readonly EventWithTagsAndPrices[];
  /** The page of each concert, by language. */
  readonly uris: ReadonlyMap<Locale, ReadonlyMap<number, string>>;
  /** The possible answers of each question of the keuzehulp. */
  readonly answers: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The queries that the catalogue is read with. Each rejects without a result. */
export type CatalogueSource = Pick<QueryMethods<SearchQueries>, 'events' | 'eventsAt'> &
  Pick<QueryMethods<CmsQueries>, 'page'>;

interface CatalogueParts {
  readonly concerts: readonly EventWithTagsAndPrices[];
  readonly cards: ReadonlyMap<Locale, readonly Pick<EventCard, 'id' | 'uri'>[]>;
  readonly questionnaires: readonly RecommendationData[];
}

export function createCatalogue({ concerts, cards, questionnaires }: CatalogueParts): ConcertCatalogue {
  const answers = new Map<string, ReadonlySet<string>>();
  const trees = questionnaires.flatMap((questionnaire) => questionnaire.trees);
  for (const { question, answers: tags } of trees.flatMap(listTreeNodes))
    answers.set(question, new Set([...(answers.get(question) ?? []), ...tags]));
  const uris = new Map([...cards].map(([locale, list]) => [locale, toUris(list)]));
  return { concerts, uris, answers };
}

/**
 * Reads the concerts to come, at most the 1024 that a list reaches, and the questionnaire at a uri; without such a page no answer is
 * possible. The tags are those of the first language: a tag that is an answer is the same in all. Rejects if anything is missing (BRIDGE-8).
 */
export async function readCatalogue(
  source: CatalogueSource,
  keuzehulpUri: string,
  now: Instant,
): Promise<ConcertCatalogue> {
  const locale = getDefaultLocale();
  const today = toHallDay(now);
  const cards = new Map<Locale, readonly EventCard[]>();
  for (const language of getHallLocales()) cards.set(language, await listConcerts(source, language, today));
  const uris = (cards.get(locale) ?? []).map(({ uri }) => uri);
  const concerts = await source.eventsAt({ locale, uris });
  if (concerts.length === 0 && uris.length > 0) throw new Error('The site returned none of its concerts');
  const found = await source.page({ locale, uri: keuzehulpUri });
  const page = found.kind === 'found' && found.value.kind === 'recommendation' ? found.value : undefined;
  return createCatalogue({ concerts, cards, questionnaires: page ? [page.recommendation] : [] });
}

/** One page after the other, so that the site has no more to do than for one visitor. */
async function listConcerts(
  source: CatalogueSource,
  locale: Locale,
  from: HallDay,
): Promise<readonly EventCard[]> {
  const cards: EventCard[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const result = await source.events({ ...createAllConcertsSearchCriteria(locale, from), page });
    if (result.availability === 'unavailable') throw new Error('The search of the site is unavailable');
    cards.push(...result.events);
    pages = result.pages;
  }
  return cards;
}

function toUris(cards: readonly Pick<EventCard, 'id' | 'uri'>[]): ReadonlyMap<number, string> {
  return new Map(cards.map(({ id, uri }) => [id, uri]));
}
