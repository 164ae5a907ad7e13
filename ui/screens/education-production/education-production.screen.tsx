import { toEducationUserPath } from '#domain/education/education-user-form-page.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { CompactProductionRow } from '#ui/components/compact-production-row.tsx';
import { LessonButton } from '#ui/components/lesson-button.tsx';
import { LoginLink } from '#ui/components/login-link.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { Section } from '#ui/components/section.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useLoggedInSchool } from '#ui/kit/use-logged-in-school.ts';
import { useLoginLink } from '#ui/kit/use-login-link.ts';
import { PageMetadata } from '#ui/layout/page-metadata.tsx';
import { EducationProductionHeader } from '#ui/screens/education-production/education-production-header.tsx';
import type { EducationProductionScreenProps } from '#ui/screens/education-production/education-production.data.ts';
import { SchoolDates } from '#ui/screens/education-production/school-dates.tsx';
import styles from '#ui/screens/education-production/education-production.module.css';

/** A production for schools: description, bookable dates, and the lesson that belongs to it (TPL-7). */
export function EducationProductionScreen({ page, data }: EducationProductionScreenProps) {
  const { t } = useSite();
  const overview = page.path.at(-1);
  return (
    <article data-theme={page.theme ?? 'pink'}>
      <PageMetadata page={page} />
      <EducationProductionHeader page={page} data={data} />
      <Section id="tickets" title={t('education.mornings')} note={<HowToBook />}>
        <SchoolDates events={page.events} chosen={data.chosen} />
      </Section>
      {page.lesson && (
        <Section title={t('education.lesson')} note={<p>{t('education.lessonText')}</p>}>
          <div className={`${styles.lesson} stack`} data-surface="cover">
            <p>{page.title}</p>
            <LessonButton title={page.title} url={page.lesson.url} language={page.lesson.language} />
          </div>
        </Section>
      )}
      {page.description.length > 0 && (
        <Section title={t('education.practical')}>
          <Prose text={page.description} />
        </Section>
      )}
      <Blocks blocks={page.content} />
      {data.related.length > 0 && (
        <Section
          title={t('education.related')}
          note={overview && <Link href={overview.url}>{t('education.allProductions')}</Link>}
        >
          <ul className="columns">
            {data.related.map((production) => (
              <li key={production.uri}>
                <CompactProductionRow production={production} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </article>
  );
}

/** The school that is logged in, or how to log in; nothing if the ticketing has no login. */
function HowToBook() {
  const { t, locale } = useSite();
  const school = useLoggedInSchool();
  const hasLogin = useLoginLink() !== null;
  if (school) {
    return (
      <>
        <p>
          {school.name
            ? t('education.loggedInAs', { name: school.name })
            : t('education.loggedIn', { school: t(`education.school.${school.kind}`).toLowerCase() })}
        </p>
        <p>
          <Link href={toEducationUserPath(locale)}>{t('education.details')}</Link>
        </p>
      </>
    );
  }
  if (!hasLogin) return null;
  return (
    <>
      <p>{t('education.howTo')}</p>
      <p>
        <LoginLink look="text">{t('education.login')}</LoginLink>
      </p>
    </>
  );
}
