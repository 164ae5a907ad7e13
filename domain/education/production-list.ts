import type { EducationCard, YearGroup } from '#domain/page/education-card.ts';
import { type SchoolKind, type SchoolTags, schoolKinds } from '#domain/sale/customer-tags.ts';

/** Productions grouped by kind of school; null: for no kind in particular. */
export interface SchoolKindProductions {
  readonly school: SchoolKind | null;
  readonly productions: readonly EducationCard[];
}

/** The kinds of school a production is for, youngest pupils first (SALE-8). */
export function listSchoolKinds(
  production: Pick<EducationCard, 'schoolTags'>,
  schoolTags: SchoolTags,
): readonly SchoolKind[] {
  return schoolKinds.filter((kind) => production.schoolTags.includes(schoolTags[kind]));
}

/** The number of suitable productions per kind of school, without zeros. */
export function countProductionsBySchoolKind(
  productions: readonly EducationCard[],
  schoolTags: SchoolTags,
): readonly { readonly school: SchoolKind; readonly count: number }[] {
  return schoolKinds
    .map((school) => ({ school, count: forSchool(productions, school, schoolTags).length }))
    .filter(({ count }) => count > 0);
}

const byNumber = new Intl.Collator('en', { numeric: true });

/** The years that productions for a kind of school name, in their own order (DOOR-73). */
export function listYearGroups(
  productions: readonly EducationCard[],
  school: SchoolKind,
  schoolTags: SchoolTags,
): readonly YearGroup[] {
  const named = forSchool(productions, school, schoolTags).flatMap(({ years = [] }) => years);
  const years = new Map(named.map((year) => [year.id, year]));
  return [...years.values()].toSorted((one, other) => byNumber.compare(one.id, other.id));
}

/** The productions for a year of school: those that name it, and those that name none. */
export function filterProductionsByYearGroup(
  productions: readonly EducationCard[],
  year: string | null,
): readonly EducationCard[] {
  if (year === null) return productions;
  return productions.filter(({ years }) => !years || years.some(({ id }) => id === year));
}

/**
 * Groups productions by the first kind of school they are for; productions for no kind come last. With a kind selected, only
 * that group, with every production suitable for it. The visitor's own kind of school comes first, also with every production
 * suitable for it (WAY-43).
 */
export function groupProductionsBySchoolKind(
  productions: readonly EducationCard[],
  { selected, own }: { readonly selected: SchoolKind | null; readonly own: SchoolKind | null },
  schoolTags: SchoolTags,
): readonly SchoolKindProductions[] {
  if (selected) return [{ school: selected, productions: forSchool(productions, selected, schoolTags) }];
  const toGroup = (production: EducationCard): SchoolKind | null => {
    const kinds = listSchoolKinds(production, schoolTags);
    return own && kinds.includes(own) ? own : (kinds[0] ?? null);
  };
  return [...(own ? [own] : []), ...schoolKinds.filter((kind) => kind !== own), null]
    .map((school) => ({
      school,
      productions: productions.filter((production) => toGroup(production) === school),
    }))
    .filter((programme) => programme.productions.length > 0);
}

/** Other productions for the same kinds of school, most kinds in common first; at most `most`. */
export function findSimilarProductions(
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

function forSchool(
  productions: readonly EducationCard[],
  school: SchoolKind,
  schoolTags: SchoolTags,
): readonly EducationCard[] {
  return productions.filter((production) => production.schoolTags.includes(schoolTags[school]));
}
