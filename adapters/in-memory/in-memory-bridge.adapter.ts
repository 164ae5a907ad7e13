import { scoreConcerts, listRecommendationCandidates } from '#adapters/in-memory/score-concerts.ts';
import { type TicketingPerson, ticketingCustomers } from '#adapters/in-memory/ticketing-customers.ts';
import type { Hall } from '#adapters/shared/hall.ts';
import type { EventId } from '#domain/event/event.ts';
import type { FavouritesList, IdentifiedVisitor } from '#domain/favourites/favourites-state.ts';
import type { EmailAddress } from '#domain/form/email.ts';
import { type Locale, defaultLocale } from '#domain/locale/locale.ts';
import type { EventPage } from '#domain/page/page.ts';
import type { UserScore } from '#domain/recommendation/keuzehulp-state.ts';
import type { AnswersByQuestion } from '#domain/recommendation/selection-path.ts';
import type { ConcertScores } from '#domain/recommendation/suggestions.ts';
import type { ExperimentFlagName, Experiments } from '#domain/tracking/experiments.ts';
import type { BridgePort, ScoreToSave } from '#ports/bridge.port.ts';
import type { Clock } from '#ports/clock.port.ts';

interface InMemoryBridgeDependencies {
  readonly hall: Hall;
  readonly clock: Clock;
  /** The experiments of every visitor. */
  readonly experiments?: Experiments;
  /** Where favourites are stored; by default in this object. */
  readonly lists?: StoredFavourites;
}

/** Favourites by person id; a Map conforms to it. */
export interface StoredFavourites {
  get(person: number): readonly EventId[] | undefined;
  set(person: number, ids: readonly EventId[]): unknown;
}

/** A saved score, for tests. */
interface SavedScore extends ScoreToSave {
  readonly id: number;
  readonly scoreHash: string;
}

const customers: readonly TicketingPerson[] = Object.values(ticketingCustomers);

/** The Bridge over an in-memory hall. Its users are those of the in-memory ticketing. */
export class InMemoryBridge implements BridgePort {
  readonly #dependencies: InMemoryBridgeDependencies;
  readonly #lists: StoredFavourites;
  #scores: readonly SavedScore[] = [];
  #failure: Error | null = null;

  constructor(dependencies: InMemoryBridgeDependencies) {
    this.#dependencies = dependencies;
    this.#lists = dependencies.lists ?? new Map();
  }

  /** The saved scores, oldest first, with e-mail addresses added later. */
  get scores(): readonly SavedScore[] {
    return this.#scores;
  }

  /** Makes all calls fail with this error; null ends that. */
  failWith(failure: Error | null): void {
    this.#failure = failure;
  }

  async favourites(locale: Locale, user: IdentifiedVisitor, signal?: AbortSignal): Promise<FavouritesList> {
    this.#beforeCall(signal);
    this.#authenticate(user);
    return this.#toList(locale, user);
  }

  async saveFavourites(
    locale: Locale,
    user: IdentifiedVisitor,
    ids: readonly EventId[],
    signal?: AbortSignal,
  ): Promise<FavouritesList> {
    this.#beforeCall(signal);
    this.#authenticate(user);
    this.#lists.set(user.id, [...new Set(ids)]);
    return this.#toList(locale, user);
  }

  async customerId(user: IdentifiedVisitor, signal?: AbortSignal): Promise<string> {
    this.#beforeCall(signal);
    return this.#authenticate(user).customerId;
  }

  async recommendations(answers: AnswersByQuestion, signal?: AbortSignal): Promise<ConcertScores> {
    this.#beforeCall(signal);
    if (Object.keys(answers).length === 0) throw createError('recommendations', 400, 'Nothing was answered');
    const concerts = this.#upcomingConcerts(defaultLocale).map(({ event, tags }) => ({
      ...event,
      tags,
      pricesByTag: [],
    }));
    const given = Object.entries(answers).map(([question, tags]) => [question, [tags].flat()] as const);
    const scored = scoreConcerts(
      listRecommendationCandidates(concerts, this.#dependencies.clock.now()),
      given,
      [],
    );
    return Object.fromEntries(scored.map(({ id, score }) => [id, score]));
  }

  async saveScore(score: ScoreToSave, signal?: AbortSignal): Promise<UserScore> {
    this.#beforeCall(signal);
    if (score.user) this.#authenticate(score.user);
    const id = this.#scores.length + 1;
    const scoreHash = id.toString(16).padStart(64, '0');
    this.#scores = [...this.#scores, { ...score, id, scoreHash }];
    return { id, scoreHash };
  }

  async updateScore({ id, scoreHash }: UserScore, email: EmailAddress, signal?: AbortSignal): Promise<void> {
    this.#beforeCall(signal);
    const saved = this.#scores.find((score) => score.id === id);
    if (!saved) throw createError('user-score/update', 404, 'No such score');
    if (saved.scoreHash !== scoreHash) throw createError('user-score/update', 403, 'The hash is another');
    this.#scores = this.#scores.map((score) => (score === saved ? { ...saved, email } : score));
  }

  async experiments(
    _userId: string,
    flags: readonly ExperimentFlagName[],
    signal?: AbortSignal,
  ): Promise<Experiments> {
    this.#beforeCall(signal);
    const { experiments = {} } = this.#dependencies;
    return Object.fromEntries(
      flags.flatMap((flag) => (experiments[flag] ? [[flag, experiments[flag]]] : [])),
    );
  }

  /** The stored ids; those of past or unknown concerts have no uri. */
  #toList(locale: Locale, user: IdentifiedVisitor): FavouritesList {
    const ids = this.#lists.get(user.id) ?? [];
    const upcoming = this.#upcomingConcerts(locale);
    return { ids, uris: ids.flatMap((id) => upcoming.find(({ event }) => event.id === id)?.uri ?? []) };
  }

  #upcomingConcerts(locale: Locale): readonly EventPage[] {
    const now = this.#dependencies.clock.now();
    const concerts = this.#dependencies.hall.editions[locale].pages.filter((page) => page.kind === 'event');
    return concerts.filter(({ event }) => (event.ends ?? event.starts) >= now);
  }

  #authenticate({ id, hash }: IdentifiedVisitor): TicketingPerson {
    const person = customers.find((candidate) => candidate.id === id && candidate.hash === hash);
    if (!person) throw createError('{user}', 403, 'The hash is not this user’s');
    return person;
  }

  #beforeCall(signal: AbortSignal | undefined): void {
    signal?.throwIfAborted();
    if (this.#failure) throw this.#failure;
  }
}

function createError(path: string, status: number, message: string): Error {
  return new Error(`Could not fetch ${path}: ${status} - ${message}`);
}
