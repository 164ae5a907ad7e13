import { isPlayed } from '#domain/event/event.ts';
import { formatUtcIso } from '#domain/time/instant.ts';
import { CoverFacts } from '#ui/components/cover-facts.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import type { MusicianScreenProps } from '#ui/screens/musician/musician.data.ts';

/** The name and the roles as large as the screen allows, beside the editor's photograph if there is one (PERSON-3). */
export function MusicianCover({ page, data }: MusicianScreenProps) {
  const roles = page.performances?.roles.join(', ') || page.subtitle;
  return (
    <PageHead page={page} surface="cover" subtitle={roles} picture={page.image}>
      <NextConcert page={page} data={data} />
    </PageHead>
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
