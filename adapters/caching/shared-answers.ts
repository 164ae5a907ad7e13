import { failureLifetime, negativeTerms, type Terms } from '#domain/caching/lifetimes.ts';
import { type Instant, second } from '#domain/time/instant.ts';
import type { SharedAnswer, SharedCache } from '#ports/shared-cache.port.ts';

/** An answer of another instance, and how long it may still be kept. */
export interface Remaining<Value> {
  readonly value: Value;
  readonly isNegative: boolean;
  readonly terms: Terms;
}

/** A shared answer as long as it is as good as new; a key always stands for the same kind of value, in every instance. */
export function freshOf<Value>(
  answer: SharedAnswer | undefined,
  terms: Terms,
  now: Instant,
): Remaining<Value> | undefined {
  if (!answer) return undefined;
  const { value, isNegative, fetchedAt } = answer;
  const age = Math.max(0, (now - fetchedAt) / second);
  const { lifetime } = isNegative ? negativeTerms(terms) : terms;
  if (age >= lifetime) return undefined;
  const left = { ...terms, lifetime: lifetime - age, staleIfError: Math.max(0, terms.staleIfError - age) };
  return { value: value as Value, isNegative, terms: left };
}

/** A shared answer that is too old to be given, but not too old to stand in for a failure. */
export function standInOf<Value>(
  answer: SharedAnswer | undefined,
  terms: Terms,
  now: Instant,
): Remaining<Value> | undefined {
  if (!answer || answer.isNegative) return undefined;
  const left = terms.staleIfError - (now - answer.fetchedAt) / second;
  if (left <= 0) return undefined;
  const lifetime = Math.min(failureLifetime(terms), left);
  return { value: answer.value as Value, isNegative: false, terms: { lifetime, staleIfError: left } };
}

/** Lets the other instances have an answer, for as long as it may be given or stand in. */
export function keepShared(
  shared: SharedCache | undefined,
  { key, terms }: { readonly key: string; readonly terms: Terms },
  answer: Omit<SharedAnswer, 'fetchedAt'>,
  now: Instant,
): void {
  const { lifetime, staleIfError } = answer.isNegative ? negativeTerms(terms) : terms;
  shared?.keep(key, { ...answer, fetchedAt: now }, Math.ceil(Math.max(lifetime, staleIfError)));
}
