import { toEducationUserPath } from '#domain/education/education-user-form-page.ts';
import type { DatesOfProduction } from '#domain/education/production-dates.ts';
import {
  type SchoolKindProductions,
  countProductionsBySchoolKind,
  filterProductionsByYearGroup,
  groupProductionsBySchoolKind,
  listYearGroups,
} from '#domain/education/production-list.ts';
import { type EducationListingState, educationParamsCodec } from '#domain/listing/education-list.ts';
import type { PageOf } from '#domain/page/page.ts';
import { toQueryString } from '#domain/query-pairs.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { CompactProductionRow } from '#ui/components/compact-production-row.tsx';
import { FilterLinks } from '#ui/components/filter-links.tsx';
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
interface EducationOverviewData {
  /** The overview's path, without query. */
  readonly path: string;
  readonly state: EducationListingState;
  /** The dates of its productions; a production is missing if its page is unavailable (WAY-43). */
  readonly dates: readonly DatesOfProduction[];
}

/** The productions for schools, by kind of school (TPL-6). */
function View({ page, data }: TemplateProps<PageOf<'educationOverview'>, EducationOverviewData>) {
  const { t } = useSite();
  const { path, state } = data;
  const school = useLoggedInSchool();
  const customerTags = useCustomerTagTable();
  const years = state.school ? listYearGroups(page.productions, state.school, customerTags) : [];
  const year = years.find(({ id }) => id === state.year);
  // A year that no production names shows them all.
  const shown = { school: state.school, year: year?.id ?? null };
  const toAddress = (of: EducationListingState) => `${path}${toQueryString(educationParamsCodec.write(of))}`;
  const details = state.school && [t(`education.school.${state.school}`), year?.title].filter(Boolean);
  const counts = countProductionsBySchoolKind(page.productions, customerTags);
  const kinds = [{ school: null, count: page.productions.length }, ...counts] as const;
  return (
    <>
      <PageMetadata page={page} at={toAddress(shown)} {...(details && { detail: details.join(', ') })} />
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
            <FilterLinks
              links={kinds.map((kind) => ({
                href: toAddress({ school: kind.school, year: null }),
                isShown: kind.school === shown.school,
                children: (
                  <>
                    <b>{t(kind.school ? `education.school.${kind.school}` : 'education.all')}</b>
                    <small>
                      {school && kind.school === school.kind && <i>{t('education.yours')} </i>}
                      {t('education.count', { count: kind.count })}
                    </small>
                  </>
                ),
              }))}
            />
          </nav>
          {years.length > 0 && (
            <nav className={`${styles.years} wrap`} aria-label={t('education.years')}>
              <FilterLinks
                links={[null, ...years].map((one) => ({
                  href: toAddress({ school: shown.school, year: one?.id ?? null }),
                  isShown: one?.id === year?.id,
                  children: one?.title ?? t('education.allYears'),
                }))}
              />
            </nav>
          )}
        </PageHead>
      </div>
      {groupProductionsBySchoolKind(
        filterProductionsByYearGroup(page.productions, shown.year),
        { selected: shown.school, own: school?.kind ?? null },
        customerTags,
      ).map((group) => (
        <Programme key={group.school} {...group} dates={data.dates} />
      ))}
      <Blocks blocks={page.content} />
    </>
  );
}

/** The productions for a kind of school, with their dates. */
function Programme({
  school,
  productions,
  dates,
}: SchoolKindProductions & Pick<EducationOverviewData, 'dates'>) {
  const { t } = useSite();
  return (
    <Section
      title={t(`education.school.${school ?? 'none'}`)}
      note={<p>{t('education.count', { count: productions.length })}</p>}
    >
      <ul className={`${styles.productions} columns`}>
        {productions.map((production) => (
          <li key={production.uri}>
            <CompactProductionRow
              production={production}
              listedUnder={school}
              dates={dates.find(({ uri }) => uri === production.uri)?.dates}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The details of the school that is logged in, or the login if the ticketing has one. */
function Login({ school }: { readonly school: ReturnType<typeof useLoggedInSchool> }) {
  const { t, locale, ticketing } = useSite();
  if (ticketing.capabilities.login === 'none') return null;
  return (
    <p>
      {school?.name && `${t('education.loggedInAs', { name: school.name })} `}
      {school ? (
        <Link href={toEducationUserPath(locale)}>{t('education.details')}</Link>
      ) : (
        <LoginLink look="text">{t('education.loginToSee')}</LoginLink>
      )}
    </p>
  );
}

/** The productions for schools (TPL-6). */
export const educationOverviewTemplate = defineTemplateWithParams<
  'educationOverview',
  EducationOverviewData,
  EducationListingState
>(educationParamsCodec, {
  cover: ({ theme = 'pink' }) => theme,
  load: async ({ uri }, { path, locale, search, signal }, state) => ({
    path,
    state,
    dates: await search.productionDates({ locale, uri }, signal),
  }),
  words: ['education'],
  View,
});
