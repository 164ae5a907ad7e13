import { type SchoolKind, schoolKinds } from '#domain/education/school-tag.ts';
import { parametersBeside, singleValue } from '#domain/listing/list-query.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';

/** What the address of the education overview says (TPL-6). */
export interface EducationListingState {
  /** The one kind of school whose productions are shown; null: all of them. */
  readonly school: SchoolKind | null;
}

/** Reads any query at all; what it cannot use it leaves out. */
export function readEducationListing(query: QueryPairs): EducationListingState {
  const named = singleValue(query, 'school');
  return { school: schoolKinds.find((kind) => kind === named) ?? null };
}

/** The inverse of reading; all schools are not written. */
export function writeEducationListing({ school }: EducationListingState): QueryPairs {
  return school === null ? [] : [['school', school]];
}

/** The names in a query that the overview does not know: ignored, and for the caller to log (LIST-2). */
export function unknownParameters(query: QueryPairs): readonly string[] {
  return parametersBeside(query, ['school']);
}
