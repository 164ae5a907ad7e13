import { useMemo } from 'react';
import type { ProductionDate } from '#domain/education/production-dates.ts';
import {
  countProductionsBySchoolKind,
  filterProductionsByYearGroup,
  groupProductionsBySchoolKind,
  listYearGroups,
  type SchoolKindProductions,
} from '#domain/education/production-list.ts';
import { educationParamsCodec } from '#domain/listing/education-listing-state.ts';
import type { Page } from '#domain/page/page.ts';
import { toQueryString } from '#domain/query-pairs.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { CompactProductionRow } from '#ui/components/compact-production-row.tsx';
import { Section } from '#ui/components/section.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useCustomerTagTable } from '#ui/kit/use-customer-tag-table.ts';
import { useLoggedInSchool } from '#ui/kit/use-logged-in-school.ts';
import { PageMetadata } from '#ui/layout/page-metadata.tsx';
import { EducationOverviewCover } from '#ui/screens/education-overview/education-overview-cover.tsx';
import type { EducationOverviewData } from '#ui/screens/education-overview/education-overview.data.ts';
import styles from '#ui/screens/education-overview/education-overview.module.css';

interface EducationOverviewScreenProps {
  readonly page: Extract<Page, { kind: 'educationOverview' }>;
  readonly data: EducationOverviewData;
}

/** The productions for schools, by kind of school (TPL-6). */
export function EducationOverviewScreen({ page, data }: EducationOverviewScreenProps) {
  const { t } = useSite();
  const { path, state } = data;
  const school = useLoggedInSchool();
  const customerTags = useCustomerTagTable();
  const years = state.school ? listYearGroups(page.productions, state.school, customerTags) : [];
  const year = years.find(({ id }) => id === state.year);
  // A year that no production names shows them all.
  const shown = { school: state.school, year: year?.id ?? null };
  const dates = useMemo(() => new Map(data.dates.map((one) => [one.uri, one.dates])), [data.dates]);
  return (
    <>
      <PageMetadata
        page={page}
        at={`${path}${toQueryString(educationParamsCodec.write(shown))}`}
        {...(state.school && {
          detail: [t(`education.school.${state.school}`), ...(year ? [year.title] : [])].join(', '),
        })}
      />
      <EducationOverviewCover
        page={page}
        path={path}
        selected={shown}
        school={school}
        counts={countProductionsBySchoolKind(page.productions, customerTags)}
        years={years}
      />
      {groupProductionsBySchoolKind(
        filterProductionsByYearGroup(page.productions, shown.year),
        { selected: shown.school, own: school?.kind ?? null },
        customerTags,
      ).map((programme) => (
        <Programme key={programme.school} programme={programme} dates={dates} />
      ))}
      <Blocks blocks={page.content} />
    </>
  );
}

interface ProgrammeProps {
  readonly programme: SchoolKindProductions;
  /** By the production's uri. */
  readonly dates: ReadonlyMap<string, readonly ProductionDate[]>;
}

function Programme({ programme: { school, productions }, dates }: ProgrammeProps) {
  const { t } = useSite();
  return (
    <Section
      title={t(`education.school.${school ?? 'none'}`)}
      note={<p>{t('education.count', { count: productions.length })}</p>}
    >
      <ul className={`${styles.productions} columns`}>
        {productions.map((production) => (
          <li key={production.uri} data-deferred>
            <CompactProductionRow
              production={production}
              listedUnder={school}
              dates={dates.get(production.uri)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
