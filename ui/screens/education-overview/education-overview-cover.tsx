import { toEducationUserPath } from '#domain/education/education-user-form-page.ts';
import type { SchoolKindProductionCount } from '#domain/education/production-list.ts';
import { type EducationListingState, educationParamsCodec } from '#domain/listing/education-listing-state.ts';
import type { YearGroup } from '#domain/page/education-card.ts';
import type { Page } from '#domain/page/page.ts';
import { toQueryString } from '#domain/query-pairs.ts';
import { LoginLink } from '#ui/components/login-link.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import type { useLoggedInSchool } from '#ui/kit/use-logged-in-school.ts';
import { useLoginLink } from '#ui/kit/use-login-link.ts';
import styles from '#ui/screens/education-overview/education-overview-cover.module.css';

interface EducationOverviewCoverProps {
  readonly page: Extract<Page, { kind: 'educationOverview' }>;
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
export function EducationOverviewCover({
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
  const { t, locale } = useSite();
  const hasLogin = useLoginLink() !== null;
  if (school)
    return (
      <p>
        {school.name && `${t('education.loggedInAs', { name: school.name })} `}
        <Link href={toEducationUserPath(locale)}>{t('education.details')}</Link>
      </p>
    );
  return hasLogin ? (
    <p>
      <LoginLink look="text">{t('education.loginToSee')}</LoginLink>
    </p>
  ) : null;
}
