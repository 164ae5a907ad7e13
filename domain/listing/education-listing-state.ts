import { type SchoolKind, schoolKinds } from '#domain/education/school-tag.ts';
import type { ParamsCodec } from '#domain/listing/params-codec.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';
import { readSingleValue } from '#domain/listing/read-query.ts';

/** The state of the education overview, from its address (TPL-6). */
export interface EducationListingState {
  /** The selected kind of school; null: all productions. */
  readonly school: SchoolKind | null;
}

/** The codec of the overview's query; no parameter means all schools. */
export const educationParamsCodec = {
  names: ['school'],
  read(query: QueryPairs): EducationListingState {
    const school = readSingleValue(query, 'school');
    return { school: schoolKinds.find((kind) => kind === school) ?? null };
  },
  write: ({ school }: EducationListingState): QueryPairs => (school === null ? [] : [['school', school]]),
} satisfies ParamsCodec<EducationListingState>;
