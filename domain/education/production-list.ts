import { type SchoolKind, schoolKindOf, schoolKinds } from '#domain/education/school-tag.ts';
import type { EducationCard } from '#domain/page/page.ts';

/** Productions under the kind of school they are made for; null: for no kind in particular. */
export interface SchoolProgramme {
  readonly school: SchoolKind | null;
  readonly productions: readonly EducationCard[];
}

/** A kind of school, and how many productions it can come to. */
export interface SchoolCount {
  readonly school: SchoolKind;
  readonly count: number;
}

/** The kinds of school a production is made for, youngest first (SALE-8). */
export function schoolsOf({ schoolTags }: Pick<EducationCard, 'schoolTags'>): readonly SchoolKind[] {
  return schoolKinds.filter((kind) => schoolTags.some((tag) => schoolKindOf(tag) === kind));
}

/** How many productions each kind of school can come to; kinds without are left out. */
export function schoolCounts(productions: readonly EducationCard[]): readonly SchoolCount[] {
  return schoolKinds
    .map((school) => ({ school, count: forSchool(productions, school).length }))
    .filter(({ count }) => count > 0);
}

/**
 * Every production once, under the first kind of school it is made for; those for no kind come last. Where one kind is
 * asked for, that kind alone, with everything it can come to.
 */
export function schoolProgrammes(
  productions: readonly EducationCard[],
  wanted: SchoolKind | null,
): readonly SchoolProgramme[] {
  if (wanted) return [{ school: wanted, productions: forSchool(productions, wanted) }];
  return [...schoolKinds, null]
    .map((school) => ({
      school,
      productions: productions.filter((production) => (schoolsOf(production)[0] ?? null) === school),
    }))
    .filter((programme) => programme.productions.length > 0);
}

/** Other productions that a class could come to as well, most kinds of school in common first; at most `most`. */
export function similarProductions(
  production: Pick<EducationCard, 'uri' | 'schoolTags'>,
  others: readonly EducationCard[],
  most: number,
): readonly EducationCard[] {
  const common = ({ schoolTags }: EducationCard): number =>
    schoolTags.filter((tag) => production.schoolTags.includes(tag)).length;
  return others
    .filter((other) => other.uri !== production.uri && common(other) > 0)
    .toSorted((one, other) => common(other) - common(one))
    .slice(0, most);
}

function forSchool(productions: readonly EducationCard[], school: SchoolKind): readonly EducationCard[] {
  return productions.filter((production) => schoolsOf(production).includes(school));
}
