import { type SchoolProgramme, schoolCounts, schoolProgrammes } from '#domain/education/production-list.ts';
import { educationParams } from '#domain/listing/education-listing-state.ts';
import { queryString } from '#domain/listing/query-pairs.ts';
import type { Page } from '#domain/page/page.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { ProductionLine } from '#ui/components/production-line.tsx';
import { Section } from '#ui/components/section.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { EducationCover } from '#ui/screens/education-overview/education-cover.tsx';
import type { EducationOverviewData } from '#ui/screens/education-overview/education-overview.data.ts';
import styles from '#ui/screens/education-overview/education-overview.module.css';
import { useWords } from '#ui/words/use-words.tsx';

interface EducationOverviewScreenProps {
  readonly page: Extract<Page, { kind: 'educationOverview' }>;
  readonly data: EducationOverviewData;
}

/** The productions for schools, by kind of school (TPL-6). */
export function EducationOverviewScreen({ page, data }: EducationOverviewScreenProps) {
  const t = useWords();
  const { path, state } = data;
  return (
    <>
      <PageHead
        page={page}
        at={`${path}${queryString(educationParams.write(state))}`}
        {...(state.school && { detail: t(`education.school.${state.school}`) })}
      />
      <EducationCover page={page} path={path} school={state.school} counts={schoolCounts(page.productions)} />
      {schoolProgrammes(page.productions, state.school).map((programme) => (
        <Programme key={programme.school} programme={programme} />
      ))}
      <Blocks blocks={page.content} />
    </>
  );
}

function Programme({ programme: { school, productions } }: { readonly programme: SchoolProgramme }) {
  const t = useWords();
  return (
    <Section
      title={t(`education.school.${school ?? 'none'}`)}
      note={<p>{t('education.count', { count: productions.length })}</p>}
    >
      <div className={styles.programme}>
        <ul className={styles.productions}>
          {productions.map((production) => (
            <li key={production.uri}>
              <ProductionLine production={production} listedUnder={school} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
