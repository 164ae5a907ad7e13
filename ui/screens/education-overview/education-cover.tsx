import { toEducationUserPath } from '#domain/education/education-user-page.ts';
import type { SchoolKindProductionCount } from '#domain/education/production-list.ts';
import type { SchoolKind } from '#domain/education/school-tag.ts';
import { educationParamsCodec } from '#domain/listing/education-listing-state.ts';
import { toQueryString } from '#domain/listing/query-pairs.ts';
import type { Page } from '#domain/page/page.ts';
import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx';
import { LoginLink } from '#ui/components/login-link.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSiteContext } from '#ui/kit/site-context.tsx';
import { useLogin } from '#ui/kit/ticketing-context.tsx';
import { useBreadcrumbs } from '#ui/kit/use-breadcrumbs.ts';
import type { useSchool } from '#ui/kit/use-school.ts';
import styles from '#ui/screens/education-overview/education-cover.module.css';
import { useTranslate } from '#ui/words/use-words.tsx';

interface EducationCoverProps {
  readonly page: Extract<Page, { kind: 'educationOverview' }>;
  /** The overview's path. */
  readonly path: string;
  /** The kind of school whose list is shown; null: all. */
  readonly selected: SchoolKind | null;
  /** The school that is logged in. */
  readonly school: ReturnType<typeof useSchool>;
  readonly counts: readonly SchoolKindProductionCount[];
}

/** The cover: the title, and links to the list of each kind of school. */
export function EducationCover({ page, path, selected, school, counts }: EducationCoverProps) {
  const t = useTranslate();
  const { locale } = useSiteContext();
  const hasLogin = useLogin() !== null;
  const toAddress = (kind: SchoolKind | null) =>
    `${path}${toQueryString(educationParamsCodec.write({ school: kind }))}`;
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
                href={toAddress(choice.school)}
                aria-current={choice.school === selected ? 'true' : undefined}
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
    </div>
  );
}
