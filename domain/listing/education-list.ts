import type { ParamsCodec } from '#domain/listing/params-codec.ts';
import { readSingleQueryValue } from '#domain/listing/read-query-params.ts';
import type { QueryPairs } from '#domain/query-pairs.ts';
import { type SchoolKind, schoolKinds } from '#domain/sale/customer-tags.ts';

/** The state of the education overview, from its address (TPL-6). */
export interface EducationListingState {
  /** The selected kind of school; null: all productions. */
  readonly school: SchoolKind | null;
  /** The ID of the selected year of school; null: every year. */
  readonly year: string | null;
}

/** The ID of a year of school, as an editor writes it: `groep-5`. */
const yearPattern = /^[a-z0-9-]{1,40}$/;

/** The codec of the overview's query; no parameter means all schools and years. */
export const educationParamsCodec = {
  names: ['school', 'year'],
  read(query: QueryPairs): EducationListingState {
    const school = readSingleQueryValue(query, 'school');
    const year = readSingleQueryValue(query, 'year');
    return {
      school: schoolKinds.find((kind) => kind === school) ?? null,
      year: yearPattern.test(year) ? year : null,
    };
  },
  write: ({ school, year }: EducationListingState): QueryPairs => [
    ...(school === null ? [] : [['school', school] as const]),
    ...(year === null ? [] : [['year', year] as const]),
  ],
} satisfies ParamsCodec<EducationListingState>;
