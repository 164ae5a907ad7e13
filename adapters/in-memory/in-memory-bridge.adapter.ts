import { type TicketingPerson, ticketingPeople } from '#adapters/in-memory/ticketing-people.ts';
import type { EventId } from '#domain/event/event.ts';
import type { FavouritesList, FavouritesUser } from '#domain/favourites/favourites.ts';
import type { EmailAddress } from '#domain/form/email.ts';
import type { Hall } from '#domain/hall/edition.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { EventPage } from '#domain/page/page.ts';
import type { RequestBody, UserScore } from '#domain/recommendation/keuzehulp.ts';
import type { ConcertScores } from '#domain/recommendation/suggestions.ts';
import type { ExperimentFlag, Experiments } from '#domain/tracking/experiments.ts';
import type { BridgePort, ScoreToSave } from '#ports/bridge.port.ts';
import type { Clock } from '#ports/clock.port.ts';

interface InMemoryBridgeDependencies {
  readonly hall: Hall;
  readonly clock: Clock;
  /** What the experiments say, to everybody. */
  readonly experiments?: Experiments;
  /** Where each person's list is kept; nowhere but in this object without. */
  readonly lists?: StoredFavourites;
}

/** Lists of favourites by the number of whose they are, as a map keeps them. */
export interface StoredFavourites {
  get(person: number): readonly EventId[] | undefined;
  set(person: number, ids: readonly EventId[]): unknown;
}

/** A saved score, as whoever looks afterwards finds it. */
interface SavedScore extends ScoreToSave {
  readonly id: number;
  readonly scoreHash: string;
}

const people: readonly TicketingPerson[] = Object.values(ticketingPeople);

/** The Bridge of a hall that fits in memory. It knows the people of the ticketing in memory. */
export class InMemoryBridge implements BridgePort {
  readonly #dependencies: InMemoryBridgeDependencies;
  readonly #lists: StoredFavourites;
  #scores: readonly SavedScore[] = [];
  #failure: Error | null = null;

  constructor(dependencies: InMemoryBridgeDependencies) {
    this.#dependencies = dependencies;
    this.#lists = dependencies.lists ?? new Map();
  }

  /** What was saved, oldest first; an address that was added later stands with its score. */
  get scores(): readonly SavedScore[] {
    return this.#scores;
  }

  /** From now on every question fails so; null: all is well again. */
  failWith(failure: Error | null): void {
    this.#failure = failure;
  }

  async favourites(locale: Locale, user: FavouritesUser, signal?: AbortSignal): Promise<FavouritesList> {
    this.#answer(signal);
    this.#known(user);
    return this.#listOf(locale, user);
  }

  async saveFavourites(
    locale: Locale,
    user: FavouritesUser,
    ids: readonly EventId[],
    signal?: AbortSignal,
  ): Promise<FavouritesList> {
    this.#answer(signal);
    this.#known(user);
    this.#lists.set(user.id, [...new Set(ids)]);
    return this.#listOf(locale, user);
  }

  async customerId(user: FavouritesUser, signal?: AbortSignal): Promise<string> {
    this.#answer(signal);
    return this.#known(user).customerId;
  }

  async recommendations(answers: RequestBody, signal?: AbortSignal): Promise<ConcertScores> {
    this.#answer(signal);
    if (Object.keys(answers).length === 0) throw refusal('recommendations', 400, 'Nothing was answered');
    return scoreConcerts(answers, this.#comingConcerts('nl'));
  }

  async saveScore(score: ScoreToSave, signal?: AbortSignal): Promise<UserScore> {
    this.#answer(signal);
    if (score.user) this.#known(score.user);
    const id = this.#scores.length + 1;
    const scoreHash = id.toString(16).padStart(64, '0');
    this.#scores = [...this.#scores, { ...score, id, scoreHash }];
    return { id, scoreHash };
  }

  async updateScore({ id, scoreHash }: UserScore, email: EmailAddress, signal?: AbortSignal): Promise<void> {
    this.#answer(signal);
    const saved = this.#scores.find((score) => score.id === id);
    if (!saved) throw refusal('user-score/update', 404, 'No such score');
    if (saved.scoreHash !== scoreHash) throw refusal('user-score/update', 403, 'The hash is another');
    this.#scores = this.#scores.map((score) => (score === saved ? { ...saved, email } : score));
  }

  async experiments(
    _userId: string,
    flags: readonly ExperimentFlag[],
    signal?: AbortSignal,
  ): Promise<Experiments> {
    this.#answer(signal);
    const { experiments = {} } = this.#dependencies;
    return Object.fromEntries(
      flags.flatMap((flag) => (experiments[flag] ? [[flag, experiments[flag]]] : [])),
    );
  }

  /** Ids of concerts that are over or unknown are kept, and have no page to show. */
  #listOf(locale: Locale, user: FavouritesUser): FavouritesList {
    const ids = this.#lists.get(user.id) ?? [];
    const coming = this.#comingConcerts(locale);
    return { ids, uris: ids.flatMap((id) => coming.find(({ event }) => event.id === id)?.uri ?? []) };
  }

  #comingConcerts(locale: Locale): readonly EventPage[] {
    const now = this.#dependencies.clock.now();
    const concerts = this.#dependencies.hall.editions[locale].pages.filter((page) => page.kind === 'event');
    return concerts.filter(({ event }) => (event.ends ?? event.starts) >= now);
  }

  #known({ id, hash }: FavouritesUser): TicketingPerson {
    const person = people.find((one) => one.id === id && one.hash === hash);
    if (!person) throw refusal('{user}', 403, 'The hash is not this user’s');
    return person;
  }

  #answer(signal: AbortSignal | undefined): void {
    signal?.throwIfAborted();
    if (this.#failure) throw this.#failure;
  }
}

function refusal(path: string, status: number, message: string): Error {
  return new Error(`Could not fetch ${path}: ${status} - ${message}`);
}

/** The largest number of suggestions in a recommendation. */
const mostConcerts = 24;

/** How well concerts fit the answers: the share of the answers whose tag a concert bears, from 0 (left out) to 1. */
function scoreConcerts(answers: RequestBody, concerts: readonly EventPage[]): ConcertScores {
  const given = [...new Set(Object.values(answers).flat())];
  const scored = concerts
    .filter(({ event }) => event.importStatus !== 'cancelled')
    .map(({ event, tags }) => {
      const borne = given.filter((tag) => tags.includes(tag)).length;
      return [String(event.id), borne / given.length] as const;
    })
    .filter(([, score]) => score > 0);
  return Object.fromEntries(scored.toSorted(([, one], [, other]) => other - one).slice(0, mostConcerts));
}
