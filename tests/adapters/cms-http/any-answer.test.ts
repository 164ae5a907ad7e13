import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toWirePage } from '#fixtures/sandbox/cms/wire/page.ts';
import { failureOf } from '#tests/adapters/failure-of.ts';
import { everyTemplate } from '#tests/contracts/every-template.ts';
import { cmsAnswering } from './cms-answering.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

const answers = everyTemplate.map((page) => JSON.parse(JSON.stringify(toWirePage(page))) as Json);

const nonsense: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(null, true, 0, -1, 1.5, 1e300, '', 'x', '<p>', [], {}, [null], [[]], { data: [] }),
  fc.jsonValue() as fc.Arbitrary<Json>,
);

/** Every path in a response. */
function placesIn(value: Json, at: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([name, part]) => placesIn(part, [...at, name]))];
}

/** The response with another value at a path. */
function replaced(value: Json, [name, ...rest]: readonly string[], other: Json): Json {
  if (name === undefined) return other;
  if (Array.isArray(value))
    return value.map((item, at) => (String(at) === name ? replaced(item, rest, other) : item));
  const part = (value as Record<string, Json>)[name] ?? null;
  return { ...(value as Record<string, Json>), [name]: replaced(part, rest, other) };
}

async function isReadOrRefused(answer: Json): Promise<void> {
  const { cms } = cmsAnswering(answer);
  const pending = cms.page({ locale: 'nl', uri: 'x' });
  const failure = await failureOf(pending);
  if (failure !== 'it did not fail') {
    expect(failure).toMatch(
      /^Could not fetch https:\/\/cms\.example\.test\/api\/default\/nl\/page\.json\?url=x: 200 /,
    );
    return;
  }
  const lookup = await pending;
  expect(['found', 'missing']).toContain(lookup.kind);
  expect(JSON.parse(JSON.stringify(lookup))).toEqual(lookup);
}

describe('any response to a page request', () => {
  const broken = fc.constantFrom(...answers).chain((answer) =>
    fc
      .tuple(fc.array(fc.constantFrom(...placesIn(answer)), { minLength: 1, maxLength: 3 }), nonsense)
      .map(([places, other]) =>
        places.reduce<Json>((sofar, place) => {
          const isThere = placesIn(sofar).some((one) => one.join('\n') === place.join('\n'));
          return isThere ? replaced(sofar, place, other) : sofar;
        }, answer),
      ),
  );

  it('ENT-1 ENT-2 ENT-4 ENT-5 is parsed leniently or rejected by name, wherever it is invalid', async () => {
    await fc.assert(fc.asyncProperty(broken, isReadOrRefused));
  });

  it('D04 is parsed or rejected, and changes no prototype', async () => {
    const hostileNames = fc.constantFrom(
      '__proto__',
      'constructor',
      'prototype',
      'toString',
      '__typename',
      'content',
    );
    const anything = fc.dictionary(hostileNames, nonsense).map((value) => value as Json);
    await fc.assert(fc.asyncProperty(fc.oneof(nonsense, anything), isReadOrRefused));
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('is refused where it nests without end', async () => {
    const node = '{"question_tag":"q","answer_tags":["a"],"children":{"a":';
    const depth = 50_000;
    const root = `${node.repeat(depth)}null${'}}'.repeat(depth)}`;
    const page = `{"__typename":"recommendation_recommendation_Entry","id":1,"uri":"x","url":"/x","title":"x","recommendation":{"trees":[{"id":"t","root":${root}}]}}`;
    const { cms } = cmsAnswering(page);
    expect(await failureOf(cms.page({ locale: 'nl', uri: 'x' }))).toMatch(/^Could not fetch /);
  });
});
