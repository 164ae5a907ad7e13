import { toEducationUserPath } from '#domain/education/education-user-form-page.ts';
import type { SchoolKindProductionCount } from '#domain/education/production-list.ts';
import { type EducationListingState, educationParamsCodec } from '#domain/listing/education-listing-state.ts';
import type { YearGroup } from '#domain/page/education-card.ts';
import type { Page } from '#domain/page/page.ts';
import { toQueryString } from '#domain/query-pairs.ts';
import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx';
import { LoginLink } from '#ui/components/login-link.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useBreadcrumbs } from '#ui/kit/use-breadcrumbs.ts';
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
  const { t, locale } = useSite();
  const hasLogin = useLoginLink() !== null;
  const toAddress = (state: EducationListingState) =>
    `${path}${toQueryString(educationParamsCodec.write(state))}`;
  const choices = [{ school: null, count: page.productions.length }, ...counts] as const;
  return (
    <div data-theme={page.theme ?? 'pink'} data-surface="cover">
      <div className={styles.crumbs}>
        <Breadcrumbs label={t('breadcrumbs.label')} steps={useBreadcrumbs(page)} />
      </div>
      <div className={styles.title}>
        <h1 tabIndex={-1}>{page.title}</h1>
        <Prose text={page.introduction} />
        {school ? (
          <p>
            {school.name && `${t('education.loggedInAs', { name: school.name })} `}
            <Link href={toEducationUserPath(locale)}>{t('education.details')}</Link>
          </p>
        ) : (
          hasLogin && (
            <p>
              <LoginLink look="text">{t('education.loginToSee')}</LoginLink>
            </p>
          )
        )}
      </div>
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
    </div>
  );
}
