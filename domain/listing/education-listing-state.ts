import { type SchoolKind, schoolKinds } from '#domain/education/school-tag.ts';
import { singleValue } from '#domain/listing/list-query.ts';
import type { ParamsCodec } from '#domain/listing/params-codec.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';

/** What the address of the education overview says (TPL-6). */
export interface EducationListingState {
  /** The one kind of school whose productions are shown; null: all of them. */
  readonly school: SchoolKind | null;
}

/** The query of the education overview's address; all schools are not written. */
export const educationParams = {
  names: ['school'],
  read(query: QueryPairs): EducationListingState {
    const named = singleValue(query, 'school');
    return { school: schoolKinds.find((kind) => kind === named) ?? null };
  },
  write: ({ school }: EducationListingState): QueryPairs => (school === null ? [] : [['school', school]]),
} satisfies ParamsCodec<EducationListingState>;
