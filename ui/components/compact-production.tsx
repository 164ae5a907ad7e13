import { getSchoolKinds } from '#domain/education/production-list.ts';
import type { SchoolKind } from '#domain/education/school-tag.ts';
import { pickFigureImagePath } from '#domain/figure/figure-image-path.ts';
import type { EducationCard } from '#domain/page/page.ts';
import styles from '#ui/components/compact-production.module.css';
import { FigureImage } from '#ui/components/figure-image.tsx';
import { useLinkComponent } from '#ui/kit/services-context.tsx';
import { useTranslate } from '#ui/words/use-words.tsx';

interface ProductionLineProps {
  readonly production: EducationCard;
  /** The kind of school whose list contains it; not repeated in the row. */
  readonly listedUnder?: SchoolKind | null;
}

/** A compact production for schools: figure, title, age group, and its other kinds of schools. */
export function CompactProduction({ production, listedUnder = null }: ProductionLineProps) {
  const t = useTranslate();
  const Link = useLinkComponent();
  const { title, subtitle, url, uri, ageGroup } = production;
  const others = getSchoolKinds(production)
    .filter((school) => school !== listedUnder)
    .map((school) => t(`education.school.${school}`).toLowerCase());
  return (
    <article className={`${styles.line} one-link`}>
      <div className={styles.figure}>
        <FigureImage src={pickFigureImagePath({ identifier: uri, theme: 'pink', mood: 'open' })} size={84} />
      </div>
      <h3>
        <Link href={url}>{title}</Link>
      </h3>
      {subtitle && <p className={styles.by}>{subtitle}</p>}
      <p className={styles.facts}>
        {ageGroup && <span>{ageGroup}</span>}
        {others.length > 0 && (
          <span>
            {listedUnder === null ? others.join(', ') : t('education.also', { schools: others.join(', ') })}
          </span>
        )}
      </p>
    </article>
  );
}
