import * as v from 'valibot';
import { FetchFailure } from '#adapters/http/fetch-failure.ts';
import { type Fetch, type JsonResponse, requestJson } from '#adapters/http/http-client.ts';
import type { EventId } from '#domain/event/event.ts';
import type { FavouritesList, IdentifiedVisitor } from '#domain/favourites/favourites-state.ts';
import type { EmailAddress } from '#domain/form/email.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { type QueryPairs, toQueryString } from '#domain/query-pairs.ts';
import type { UserScore } from '#domain/recommendation/keuzehulp-state.ts';
import type { AnswersByQuestion } from '#domain/recommendation/selection-path.ts';
import type { ConcertScores } from '#domain/recommendation/suggestions.ts';
import type { ExperimentFlagName, ExperimentResult, Experiments } from '#domain/tracking/experiments.ts';
import type { BridgePort, ScoreToSave } from '#ports/bridge.port.ts';
import {
  customerNumberWire,
  experimentsWire,
  favouritesWire,
  recommendationsWire,
  userScoreWire,
} from './bridge.wire.ts';

/** The maximum size of a response. */
const maxBytes = 1024 * 1024;

interface BridgeHttpDependencies {
  /** The base URL of the Bridge. */
  readonly url: string;
  readonly fetch: Fetch;
  /** For the whole response. */
  readonly timeoutMs: number;
  /** Added unchanged to the experiments request: an editor's live preview (CALL-2). */
  readonly preview?: QueryPairs;
}

/** A request before its URL is built. `query` and `user` are not part of its name in errors. */
interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT';
  /** The path, with `{user}` as the placeholder for the visitor's id. */
  readonly path: string;
  readonly user?: IdentifiedVisitor;
  readonly query?: QueryPairs;
  readonly body?: unknown;
  /** Removed from error messages. */
  readonly secret?: string;
}

/** The Bridge over HTTP (CALL-28 to CALL-34, wire contract C). */
export class BridgeHttp implements BridgePort {
  readonly #dependencies: BridgeHttpDependencies;
  readonly #url: string;

  constructor(dependencies: BridgeHttpDependencies) {
    this.#dependencies = dependencies;
    this.#url = dependencies.url.replace(/\/+$/, '');
  }

  async favourites(locale: Locale, user: IdentifiedVisitor, signal?: AbortSignal): Promise<FavouritesList> {
    try {
      return await this.#listAt({ path: `/favorites/v1/${locale}/{user}/load.json`, user }, signal);
    } catch (cause) {
      if (cause instanceof FetchFailure && cause.status === 404) return { ids: [], uris: [] };
      throw cause;
    }
  }

  saveFavourites(
    locale: Locale,
    user: IdentifiedVisitor,
    ids: readonly EventId[],
    signal?: AbortSignal,
  ): Promise<FavouritesList> {
    const path = `/favorites/v1/${locale}/{user}/save.json`;
    return this.#listAt({ method: 'PUT', path, user, body: { eventIConcertIds: ids } }, signal);
  }

  customerId(user: IdentifiedVisitor, signal?: AbortSignal): Promise<string> {
    return this.#read(customerNumberWire, { path: '/api/tix/customer/{user}', user }, signal);
  }

  async recommendations(answers: AnswersByQuestion, signal?: AbortSignal): Promise<ConcertScores> {
    const call = { method: 'POST', path: '/recommendations', body: answers } as const;
    const { recommended_concerts: scores } = await this.#read(recommendationsWire, call, signal);
    return scores;
  }

  saveScore({ answers, email, user }: ScoreToSave, signal?: AbortSignal): Promise<UserScore> {
    const body = {
      userScore: answers,
      ...(email && { email }),
      ...(user && { userId: user.id, userHash: user.hash }),
    };
    const secret = user ? { secret: user.hash } : {};
    return this.#read(userScoreWire, { method: 'POST', path: '/user-score/save', body, ...secret }, signal);
  }

  async updateScore({ id, scoreHash }: UserScore, email: EmailAddress, signal?: AbortSignal): Promise<void> {
    const body = { id, scoreHash, email };
    await this.#request({ method: 'POST', path: '/user-score/update', body, secret: scoreHash }, signal);
  }

  async experiments(
    userId: string,
    flags: readonly ExperimentFlagName[],
    signal?: AbortSignal,
  ): Promise<Experiments> {
    const features = flags.map((flag): readonly [string, string] => ['features[]', flag]);
    const query = [['user_id', userId], ...features, ...(this.#dependencies.preview ?? [])] as const;
    const response = await this.#read(experimentsWire, { path: '/experiments/features', query }, signal);
    const experiments = flags.flatMap(
      (flag): readonly (readonly [ExperimentFlagName, ExperimentResult])[] => {
        const experiment = response[flag];
        return experiment ? [[flag, experiment]] : [];
      },
    );
    return Object.fromEntries(experiments);
  }

  async #listAt(call: Call, signal: AbortSignal | undefined): Promise<FavouritesList> {
    const { eventIConcertIds, eventUris } = await this.#read(favouritesWire, call, signal);
    return { ids: eventIConcertIds, uris: eventUris };
  }

  async #read<Schema extends v.GenericSchema>(
    schema: Schema,
    call: Call,
    signal: AbortSignal | undefined,
  ): Promise<v.InferOutput<Schema>> {
    const answer = await this.#request(call, signal);
    const result = v.safeParse(schema, answer.body);
    if (result.success) return result.output;
    const path = v.getDotPath(result.issues[0]) ?? 'its root';
    const detail = `unreadable at ${path}: ${result.issues[0].expected ?? 'another form'} expected`;
    throw new FetchFailure({ ...answer, detail });
  }

  #request(call: Call, signal: AbortSignal | undefined): Promise<JsonResponse> {
    const { method = 'GET', path, user, query = [], body: json, secret } = call;
    const { fetch, timeoutMs } = this.#dependencies;
    const pairs: QueryPairs = user ? [['hash', user.hash], ...query] : query;
    const url = `${this.#url}${path.replace('{user}', String(user?.id))}${toQueryString(pairs)}`;
    const secrets = [user?.hash, secret].filter((secretText): secretText is string => Boolean(secretText));
    const options = {
      method,
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      // A save must complete even if the visitor leaves the page.
      keepalive: method !== 'GET',
    } as const;
    const name = `${this.#url}${path}`;
    return requestJson({ fetch, url, name, secrets, json, options, timeoutMs, maxBytes, signal }, true);
  }
}
