import { useMemo } from 'react';
import { toEducationUserPath } from '#domain/education/education-user-form-page.ts';
import type { DatesOfProduction, ProductionDate } from '#domain/education/production-dates.ts';
import {
  type SchoolKindProductionCount,
  type SchoolKindProductions,
  countProductionsBySchoolKind,
  filterProductionsByYearGroup,
  groupProductionsBySchoolKind,
  listYearGroups,
} from '#domain/education/production-list.ts';
import { type EducationListingState, educationParamsCodec } from '#domain/listing/education-list.ts';
import type { YearGroup } from '#domain/page/education-card.ts';
import type { PageOf } from '#domain/page/page.ts';
import { toQueryString } from '#domain/query-pairs.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { CompactProductionRow } from '#ui/components/compact-production-row.tsx';
import { LoginLink } from '#ui/components/login-link.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { Section } from '#ui/components/section.tsx';
import { PageMetadata } from '#ui/head/page-metadata.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useCustomerTagTable } from '#ui/kit/use-customer-tag-table.ts';
import { useLoggedInSchool } from '#ui/kit/use-logged-in-school.ts';
import { defineTemplateWithParams, type TemplateProps } from '#ui/template/template.ts';
import styles from '#ui/screens/education-overview/education-overview.module.css';

/** The data of the education overview, parsed from its address. */
export interface EducationOverviewData {
  /** The overview's path, without query. */
  readonly path: string;
  readonly state: EducationListingState;
  /** The dates of its productions; a production is missing if its page is unavailable (WAY-43). */
  readonly dates: readonly DatesOfProduction[];
}

type EducationOverviewProps = TemplateProps<PageOf<'educationOverview'>, EducationOverviewData>;

/** The productions for schools, by kind of school (TPL-6). */
function EducationOverviewScreen({ page, data }: EducationOverviewProps) {
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

interface EducationOverviewCoverProps {
  readonly page: PageOf<'educationOverview'>;
  /** The overview's path. */
  readonly path: string;
  /** The kind of school and the year whose list is shown. */
  readonly selected: EducationListingState;
  /** The school that is logged in. */
  readonly school: ReturnType<typeof useLoggedInSchool>;
  readonly counts: readonly SchoolKindProductionCount[];
  /** The years of the selected kind of school. */
  readonly years: readonly YearGroup[];
}

/** The cover: the title, and links to the list of each kind of school, and of each of its years. */
function EducationOverviewCover({
  page,
  path,
  selected,
  school,
  counts,
  years,
}: EducationOverviewCoverProps) {
  const { t } = useSite();
  const toAddress = (state: EducationListingState) =>
    `${path}${toQueryString(educationParamsCodec.write(state))}`;
  const choices = [{ school: null, count: page.productions.length }, ...counts] as const;
  return (
    <div data-theme={page.theme ?? 'pink'}>
      <PageHead
        page={page}
        surface="cover"
        aside={
          <>
            <Prose text={page.introduction} />
            <Login school={school} />
          </>
        }
      >
        <nav className={styles.schools} aria-label={t('education.schools')}>
          <ul>
            {choices.map((choice) => (
              <li key={choice.school}>
                <Link
                  mode="filter"
                  href={toAddress({ school: choice.school, year: null })}
                  aria-current={choice.school === selected.school ? 'true' : undefined}
                >
                  <b>{t(choice.school ? `education.school.${choice.school}` : 'education.all')}</b>
                  <small>
                    {school && choice.school === school.kind && <i>{t('education.yours')} </i>}
                    {t('education.count', { count: choice.count })}
                  </small>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {years.length > 0 && (
          <nav className={styles.years} aria-label={t('education.years')}>
            <ul>
              {[null, ...years].map((year) => (
                <li key={year?.id ?? 'all'}>
                  <Link
                    mode="filter"
                    href={toAddress({ school: selected.school, year: year?.id ?? null })}
                    aria-current={(year?.id ?? null) === selected.year ? 'true' : undefined}
                  >
                    {year?.title ?? t('education.allYears')}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </PageHead>
    </div>
  );
}

/** The details of the school that is logged in, or the login if the ticketing has one. */
function Login({ school }: Pick<EducationOverviewCoverProps, 'school'>) {
  const { t, locale, ticketing } = useSite();
  if (school)
    return (
      <p>
        {school.name && `${t('education.loggedInAs', { name: school.name })} `}
        <Link href={toEducationUserPath(locale)}>{t('education.details')}</Link>
      </p>
    );
  return ticketing.capabilities.login === 'none' ? null : (
    <p>
      <LoginLink look="text">{t('education.loginToSee')}</LoginLink>
    </p>
  );
}

/** The productions for schools (TPL-6). */
export const educationOverviewTemplate = defineTemplateWithParams<
  'educationOverview',
  EducationOverviewData,
  EducationListingState
>(educationParamsCodec, {
  source: 'ui/screens/education-overview/education-overview.template.tsx',
  cover: ({ theme = 'pink' }) => theme,
  load: async ({ uri }, { path, locale, search, signal }, state) => ({
    path,
    state,
    dates: await search.productionDates({ locale, uri }, signal),
  }),
  words: ['education'],
  View: EducationOverviewScreen,
});
