import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { BridgeDatabase } from '#adapters/bridge-server/bridge-database.ts';
import { BridgeRequestError } from '#adapters/bridge-server/bridge-request-error.ts';
import {
  answersSchema,
  experimentsQuerySchema,
  favouritesSchema,
  newScoreSchema,
  scoreEmailSchema,
} from '#adapters/bridge-server/bridge.schema.ts';
import type { ConcertCatalogue } from '#adapters/bridge-server/concert-catalogue.ts';
import { isValidUserHash } from '#adapters/bridge-server/user-hash.ts';
import { isEqualInConstantTime } from '#adapters/http-server/operation/is-equal-in-constant-time.ts';
import { parseLocale } from '#domain/locale/locale.ts';
import { scoreConcerts, listRecommendationCandidates } from '#domain/recommendation/score-concerts.ts';
import { pickVariation, type VariationWeights } from '#domain/tracking/pick-variation.ts';
import type { Clock } from '#ports/clock.port.ts';

export interface BridgeRouteDependencies {
  readonly database: BridgeDatabase;
  /** The secrets that the ticketing may have made a hash with: the current one, then the previous one. */
  readonly secrets: readonly string[];
  /** The catalogue as last read; undefined before the first reading. */
  readonly catalogue: () => ConcertCatalogue | undefined;
  /** The questions whose answers exclude concerts without them, the most important first. */
  readonly excludingQuestions: readonly string[];
  readonly experiments: Readonly<Record<string, VariationWeights>>;
  readonly clock: Clock;
}

/** Adds the calls of the Bridge (wire contract C). */
export function addBridgeRoutes(server: FastifyInstance, parts: BridgeRouteDependencies): void {
  addRecommendations(server, parts);
  addScores(server, parts);
  addExperiments(server, parts);
  addFavourites(server, parts);
  // The ticketing's own number of the user: this Bridge knows no other.
  server.get('/api/tix/customer/:user', (request, reply) =>
    reply.type('application/json').send(JSON.stringify(String(readUser(request, parts)))),
  );
}

function addRecommendations(server: FastifyInstance, parts: BridgeRouteDependencies): void {
  server.post('/recommendations', ({ body }) => {
    const answers = Object.entries(parse(answersSchema, body)).map(
      ([question, chosen]) => [question, [chosen].flat()] as const,
    );
    if (answers.length === 0) throw new BridgeRequestError(400, 'No answers were given');
    const { concerts, answers: known } = getCatalogue(parts);
    for (const [question, chosen] of answers) {
      const tags = known.get(question);
      if (!tags || chosen.some((tag) => !tags.has(tag))) throw new BridgeRequestError(422, 'Unknown tag');
    }
    const candidates = listRecommendationCandidates(concerts, parts.clock.now());
    const scored = scoreConcerts(candidates, answers, parts.excludingQuestions);
    return { recommended_concerts: Object.fromEntries(scored.map(({ id, score }) => [id, score])) };
  });
}

function addScores(server: FastifyInstance, { database, secrets, clock }: BridgeRouteDependencies): void {
  server.post('/user-score/save', ({ body }, reply) => {
    const { userScore, email = null, userId, userHash = '' } = parse(newScoreSchema, body);
    if (userId !== undefined && !isValidUserHash(secrets, userId, userHash))
      throw new BridgeRequestError(403, 'Wrong hash');
    const hash = randomBytes(32).toString('hex');
    reply.code(201);
    return database.saveScore({
      hash,
      answers: userScore,
      email,
      user: userId ?? null,
      saved: clock.now(),
    });
  });
  server.post('/user-score/update', async ({ body }) => {
    const { id, scoreHash, email } = parse(scoreEmailSchema, body);
    const hash = await database.scoreHash(id);
    if (hash === undefined) throw new BridgeRequestError(404, 'No such score');
    if (!isEqualInConstantTime(scoreHash, hash)) throw new BridgeRequestError(403, 'Wrong hash');
    await database.setScoreEmail(id, email);
    return {};
  });
}

function addExperiments(server: FastifyInstance, { experiments }: BridgeRouteDependencies): void {
  server.get('/experiments/features', ({ query }) => {
    const parsed = v.safeParse(experimentsQuerySchema, query);
    if (!parsed.success) throw new BridgeRequestError(400, 'user_id is missing');
    const { user_id: user, 'features[]': names } = parsed.output;
    const features = Object.entries(experiments)
      .filter(([name]) => names.includes(name))
      .map(([name, weights]) => {
        const variationKey = chooseVariation(weights, name, user);
        return [name, { enabled: true, variationKey, variables: {} }] as const;
      });
    return Object.fromEntries(features);
  });
}

/**
 * The same variation on every visit. An id that begins with `variant-b` has the variation B, for demonstrations and tests.
 */
function chooseVariation(weights: VariationWeights, name: string, user: string): string | undefined {
  const chosen = /^variant-([a-z])/.exec(user)?.[1]?.toUpperCase();
  if (chosen && Object.hasOwn(weights, chosen)) return chosen;
  const fraction = createHash('sha256').update(`${name}/${user}`).digest().readUInt32BE() / 2 ** 32;
  return pickVariation(weights, fraction);
}

function addFavourites(server: FastifyInstance, parts: BridgeRouteDependencies): void {
  const { database } = parts;
  const path = '/favorites/v1/:locale/:user';
  server.get(`${path}/load.json`, async (request) => {
    const user = readUser(request, parts);
    const toList = createListFormatter(request, parts);
    const ids = await database.favourites(user);
    if (!ids) throw new BridgeRequestError(404, 'No list yet');
    return toList(ids);
  });
  server.put(`${path}/save.json`, async (request) => {
    const user = readUser(request, parts);
    const { eventIConcertIds: ids } = parse(favouritesSchema, request.body);
    // Before the list is saved: it is not, if it cannot be returned.
    const toList = createListFormatter(request, parts);
    await database.saveFavourites(user, ids);
    return toList(ids);
  });
}

/** Ids of concerts that are over, or unknown, have no uri. */
function createListFormatter({ params }: FastifyRequest, parts: BridgeRouteDependencies) {
  const locale = parseLocale((params as { readonly locale: string }).locale);
  const uris = locale && getCatalogue(parts).uris.get(locale);
  if (!uris) throw new BridgeRequestError(404, 'Not found');
  return (ids: readonly number[]) => ({
    eventIConcertIds: ids,
    eventUris: ids.flatMap((id) => uris.get(id) ?? []),
  });
}

/** The user of a path, proved by the hash in the query. */
function readUser({ params, query }: FastifyRequest, { secrets }: BridgeRouteDependencies): number {
  const user = Number((params as { readonly user: string }).user);
  const { hash } = query as { readonly hash?: unknown };
  if (!Number.isSafeInteger(user) || typeof hash !== 'string' || !isValidUserHash(secrets, user, hash))
    throw new BridgeRequestError(403, 'Wrong hash');
  return user;
}

function getCatalogue({ catalogue }: BridgeRouteDependencies): ConcertCatalogue {
  const current = catalogue();
  if (!current) throw new BridgeRequestError(503, 'The concerts of the site have not been read yet');
  return current;
}

function parse<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  throw new BridgeRequestError(422, `Invalid ${v.getDotPath(parsed.issues[0]) ?? 'body'}`);
}
