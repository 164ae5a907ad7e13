import type { PressKitArchive, PressPictureGroup } from '#domain/page/block.ts';
import { Icon } from '#ui/components/icon.tsx';
import { PressPictures } from '#ui/components/press-pictures.tsx';
import { useSite } from '#ui/kit/site.tsx';
import styles from '#ui/components/press-kit.module.css';

interface PressKitProps {
  readonly groups: readonly PressPictureGroup[];
  readonly archive?: PressKitArchive;
}

/** The press kit (WAY-52): one file with all pictures, and each picture with its sizes, credit and rights. */
export function PressKit({ groups, archive }: PressKitProps) {
  const { t, formats } = useSite();
  return (
    <div className={`${styles.kit} stack`}>
      {archive && (
        <p className={`${styles.archive} cluster`} data-print="no">
          <Icon name="download" />
          <a href={archive.url} download>
            {t('press.archive')}
          </a>{' '}
          <span className="muted">
            {t('press.archiveSize', { megabytes: formats.number(toMegabytes(archive.bytes)) })}
          </span>
        </p>
      )}
      {groups.map(({ title, pictures }, index) => (
        <section key={index}>
          <h3>{title}</h3>
          <PressPictures pictures={pictures} />
        </section>
      ))}
    </div>
  );
}

/** A file size in megabytes, to one decimal, at least 0.1. */
function toMegabytes(bytes: number): number {
  return Math.max(0.1, Math.round(bytes / 100_000) / 10);
}
