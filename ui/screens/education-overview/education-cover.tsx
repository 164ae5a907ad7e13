import type { SchoolKindProductionCount } from '#domain/education/production-list.ts';
import { type SchoolKind, toSchoolKind } from '#domain/education/school-tag.ts';
import { pickFigureImagePath } from '#domain/figure/figure-image-path.ts';
import { educationParamsCodec } from '#domain/listing/education-listing-state.ts';
import { toQueryString } from '#domain/listing/query-pairs.ts';
import type { Page } from '#domain/page/page.ts';
import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx';
import { FigureImage } from '#ui/components/figure-image.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { useLinkComponent } from '#ui/kit/services-context.tsx';
import { useBreadcrumbs } from '#ui/kit/use-breadcrumbs.ts';
import { useSchoolTags } from '#ui/kit/use-school-tags.ts';
import styles from '#ui/screens/education-overview/education-cover.module.css';
import { useTranslate } from '#ui/words/use-words.tsx';

interface EducationCoverProps {
  readonly page: Extract<Page, { kind: 'educationOverview' }>;
  /** The overview's path. */
  readonly path: string;
  readonly school: SchoolKind | null;
  readonly counts: readonly SchoolKindProductionCount[];
}

/** The cover: the title, and links to the list of each kind of school. */
export function EducationCover({ page, path, school, counts }: EducationCoverProps) {
  const t = useTranslate();
  const Link = useLinkComponent();
  const theme = page.theme ?? 'pink';
  const [visitorKind] = useSchoolTags().flatMap((tag) => toSchoolKind(tag) ?? []);
  const toAddress = (kind: SchoolKind | null) =>
    `${path}${toQueryString(educationParamsCodec.write({ school: kind }))}`;
  const choices = [{ school: null, count: page.productions.length }, ...counts] as const;
  return (
    <div className={styles.cover} data-theme={theme} data-surface="cover">
      <div className={styles.figure}>
        <FigureImage
          src={pickFigureImagePath({ identifier: page.id, room: '', theme, mood: 'cover' })}
          size={900}
          isFirst
        />
      </div>
      <div className={styles.crumbs}>
        <Breadcrumbs label={t('breadcrumbs.label')} steps={useBreadcrumbs(page)} />
      </div>
      <div className={styles.title}>
        <h1 tabIndex={-1}>{page.title}</h1>
        <Prose text={page.introduction} />
      </div>
      <nav className={styles.schools} aria-label={t('education.schools')}>
        <ul>
          {choices.map((choice) => (
            <li key={choice.school}>
              <Link
                mode="filter"
                href={toAddress(choice.school)}
                aria-current={choice.school === school ? 'true' : undefined}
              >
                <b>{t(choice.school ? `education.school.${choice.school}` : 'education.all')}</b>
                <small>
                  {visitorKind && choice.school === visitorKind && <i>{t('education.yours')} </i>}
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
