import type { PressCard } from '#domain/page/page-card.ts';
import type { PageOf } from '#domain/page/page.ts';
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
import type { TemplateVisit } from '#ui/template/page-visit.ts';
import { defineTemplate, type TemplateProps } from '#ui/template/template.ts';
import styles from '#ui/screens/press/press.module.css';

/** The data of a press release, apart from its page. */
interface PressData {
  /** Other releases, latest first. */
  readonly others: readonly PressCard[];
}

type PressProps = TemplateProps<PageOf<'press'>, PressData>;

/** A press release: dateline, headline, text, and the press contact in the margin (TPL-15). */
function PressScreen({ page, data }: PressProps) {
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
function Dateline({ page }: Pick<PressProps, 'page'>) {
  const { t, formats, global } = useSite();
  const city = global?.address?.city;
  return (
    <>
      <b className="small-caps">{t('press.release')}</b> {city && `${city}, `}
      <time dateTime={formatUtcIso(page.posted)}>{formats.longDate(page.posted)}</time>
    </>
  );
}

/** How many other releases are shown. */
const maxOthers = 4;

async function load(page: PageOf<'press'>, { search, locale, signal }: TemplateVisit): Promise<PressData> {
  const { releases } = await search.press({ locale, page: 1, year: null }, signal);
  return {
    others: releases
      .filter(({ uri }) => uri !== page.uri)
      .slice(0, maxOthers)
      .map(({ image: _, ...card }) => card),
  };
}

/** A press release (TPL-15). */
export const pressTemplate = defineTemplate<'press', PressData>({
  sitemap: { chapter: 'press', section: 'press' },
  load,
  words: ['press'],
  View: PressScreen,
});
