import type { PressCard } from '#domain/page/page-card.ts';
import type { Page } from '#domain/page/page.ts';
import { formatUtcIso } from '#domain/time/instant.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { LinkList } from '#ui/components/link-list.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { PictureCaption } from '#ui/components/picture-caption.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { PressPictures } from '#ui/components/press-pictures.tsx';
import { PressSidebar } from '#ui/components/press-sidebar.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { Section } from '#ui/components/section.tsx';
import { PageMetadata } from '#ui/head/page-metadata.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import styles from '#ui/screens/press/press.module.css';

/** The data of a press release, apart from its page. */
export interface PressData {
  /** Other releases, latest first. */
  readonly others: readonly PressCard[];
}

interface PressScreenProps {
  readonly page: Extract<Page, { kind: 'press' }>;
  readonly data: PressData;
}

/** A press release: dateline, headline, text, and the press contact in the margin (TPL-15). */
export function PressScreen({ page, data }: PressScreenProps) {
  const { t, global } = useSite();
  const overview = global?.globalPages.pressOverview.url;
  return (
    <article data-theme={page.theme ?? 'petrol'}>
      <PageMetadata page={page} />
      <PageHead page={page} look="article" kicker={<Dateline page={page} />} subtitle={page.subtitle} />
      <div className="wrap part split">
        <aside>
          <PressSidebar contact={page.contact} attachments={page.attachments} />
        </aside>
        <div className={`${styles.text} stack`}>
          <Prose text={page.introduction} look="lead" />
          {page.image && (
            <figure data-print="no">
              <Picture picture={page.image} portion={0.78} isFirst />
              <PictureCaption picture={page.image} />
            </figure>
          )}
          <Prose text={page.description} />
          <p className={styles.end}>{t('press.end')}</p>
        </div>
      </div>
      {page.pictures.length > 0 && (
        <Section title={t('press.pictures')}>
          <PressPictures pictures={page.pictures} />
        </Section>
      )}
      <Blocks blocks={page.content} />
      {data.others.length > 0 && (
        <Section title={t('press.more')} note={overview && <Link href={overview}>{t('press.all')}</Link>}>
          <LinkList look="row" items={data.others} />
        </Section>
      )}
    </article>
  );
}

/** The dateline: place and date. */
function Dateline({ page }: Pick<PressScreenProps, 'page'>) {
  const { t, formats, global } = useSite();
  const city = global?.address?.city;
  return (
    <>
      <b className="small-caps">{t('press.release')}</b> {city && `${city}, `}
      <time dateTime={formatUtcIso(page.posted)}>{formats.longDate(page.posted)}</time>
    </>
  );
}
