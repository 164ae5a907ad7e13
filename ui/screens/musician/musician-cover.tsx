import { isPlayed } from '#domain/event/event.ts';
import { formatUtcIso } from '#domain/time/instant.ts';
import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx';
import { CoverFacts } from '#ui/components/cover-facts.tsx';
import { InkedPhoto } from '#ui/components/inked-photo.tsx';
import { PictureCaption } from '#ui/components/picture-caption.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useBreadcrumbs } from '#ui/kit/use-breadcrumbs.ts';
import type { MusicianScreenProps } from '#ui/screens/musician/musician.data.ts';
import styles from '#ui/screens/musician/musician-cover.module.css';

/** The name and the roles as large as the screen allows, beside the editor's photograph if there is one (PERSON-3). */
export function MusicianCover({ page, data }: MusicianScreenProps) {
  const { t } = useSite();
  const { title, image, performances } = page;
  const roles = performances?.roles.join(', ') || page.subtitle;
  return (
    <div className={styles.cover} data-surface="cover">
      <div className={styles.crumbs}>
        <Breadcrumbs label={t('breadcrumbs.label')} steps={useBreadcrumbs(page)} />
      </div>
      <div className={styles.title} data-length={title.length > 24 ? 'long' : undefined}>
        <h1 tabIndex={-1}>{title}</h1>
        {roles && <p>{roles}</p>}
      </div>
      {image && (
        <figure className={styles.picture} data-print="no">
          <div>
            <InkedPhoto picture={image} sizes="(min-width: 768px) 50vw, 100vw" isFirst />
          </div>
          <PictureCaption picture={image} />
        </figure>
      )}
      <div className={styles.facts}>
        <NextConcert page={page} data={data} />
      </div>
    </div>
  );
}

/** The next concert that is played, where, and how many there are. */
function NextConcert({ data: { coming, later } }: MusicianScreenProps) {
  const { t, formats } = useSite();
  const next = [...coming, ...later].find((event) => isPlayed(event));
  if (!next) return null;
  return (
    <CoverFacts
      facts={[
        {
          term: t('musician.next'),
          detail: <time dateTime={formatUtcIso(next.starts)}>{formats.shortDateTime(next.starts)}</time>,
          note: <Link href={next.url}>{next.title}</Link>,
        },
        {
          term: t('event.where'),
          detail: next.room?.title,
          note: t('musician.count', { count: coming.length + later.length }),
        },
      ]}
    />
  );
}
