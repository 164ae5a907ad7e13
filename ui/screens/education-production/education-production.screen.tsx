import { educationUserPath } from '#domain/education/education-user-page.ts';
import { schoolKindOf } from '#domain/education/school-tag.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { LessonOverlay } from '#ui/components/lesson-overlay.tsx';
import { LoginLink } from '#ui/components/login-link.tsx';
import { ProductionLine } from '#ui/components/production-line.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { Section } from '#ui/components/section.tsx';
import { useLink } from '#ui/kit/services-context.tsx';
import { useSite } from '#ui/kit/site-context.tsx';
import { useSchoolTags } from '#ui/kit/use-school-tags.ts';
import { PageHead } from '#ui/layout/page-head.tsx';
import type { OfProduction } from '#ui/screens/education-production/education-production.data.ts';
import styles from '#ui/screens/education-production/education-production.module.css';
import { ProductionSheet } from '#ui/screens/education-production/production-sheet.tsx';
import { SchoolDates } from '#ui/screens/education-production/school-dates.tsx';
import { useWords } from '#ui/words/use-words.tsx';

/** A production for schools: description, bookable dates, and the lesson that belongs to it (TPL-7). */
export function EducationProductionScreen({ page, data }: OfProduction) {
  const t = useWords();
  const Link = useLink();
  const overview = page.path.at(-1);
  return (
    <article data-theme={page.theme ?? 'pink'}>
      <PageHead page={page} />
      <ProductionSheet page={page} data={data} />
      <Section id="tickets" title={t('education.mornings')} note={<HowToBook />}>
        <SchoolDates events={page.events} chosen={data.chosen} />
      </Section>
      {page.lesson && (
        <Section title={t('education.lesson')} note={<p>{t('education.lessonText')}</p>}>
          <div className={styles.lesson} data-surface="cover">
            <p>{page.title}</p>
            <LessonOverlay title={page.title} url={page.lesson.url} language={page.lesson.language} />
          </div>
        </Section>
      )}
      {page.description.length > 0 && (
        <Section title={t('education.practical')}>
          <Prose text={page.description} />
        </Section>
      )}
      <Blocks blocks={page.content} />
      {data.alike.length > 0 && (
        <Section
          title={t('education.related')}
          note={overview && <Link href={overview.url}>{t('education.whole')}</Link>}
        >
          <ul className={styles.alike}>
            {data.alike.map((production) => (
              <li key={production.uri}>
                <ProductionLine production={production} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </article>
  );
}

/** The school that is logged in, or how to log in. */
function HowToBook() {
  const t = useWords();
  const Link = useLink();
  const { locale } = useSite();
  const [school] = useSchoolTags().flatMap((tag) => schoolKindOf(tag) ?? []);
  if (school) {
    return (
      <>
        <p>{t('education.loggedIn', { school: t(`education.school.${school}`).toLowerCase() })}</p>
        <p>
          <Link href={educationUserPath(locale)}>{t('education.details')}</Link>
        </p>
      </>
    );
  }
  return (
    <>
      <p>{t('education.howTo')}</p>
      <p>
        <LoginLink look="text">{t('education.login')}</LoginLink>
      </p>
    </>
  );
}
