import type { TitledLink } from '#domain/link/classified-link.ts';
import type { RichTextTree } from '#domain/media/rich-text.ts';
import { Icon } from '#ui/components/icon.tsx';
import { RichText } from '#ui/components/rich-text.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import styles from '#ui/components/press-sidebar.module.css';

interface PressSidebarProps {
  readonly contact: RichTextTree;
  readonly attachments?: readonly TitledLink[];
}

/** The margin of a press page: the press contact and the attachments. */
export function PressSidebar({ contact, attachments }: PressSidebarProps) {
  const { t } = useSite();
  return (
    <div className={`${styles.margin} stack`}>
      {contact.length > 0 && (
        <section>
          <h2>{t('press.contact')}</h2>
          <RichText text={contact} />
        </section>
      )}
      {attachments && attachments.length > 0 && (
        <section data-print="no">
          <h2>{t('press.attachments')}</h2>
          <ul>
            {attachments.map(({ title, url, target }, index) => (
              <li key={index}>
                <Icon name="arrow-down" />
                <Link href={url} target={target}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
