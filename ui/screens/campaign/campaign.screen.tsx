import type { TitledLink } from '#domain/link/classified-link.ts';
import { findCoverPhoto } from '#domain/media/image.ts';
import type { Page } from '#domain/page/page.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx';
import { ButtonLink } from '#ui/components/button.tsx';
import { InkedPhoto } from '#ui/components/inked-photo.tsx';
import { PictureCaption } from '#ui/components/picture-caption.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { preventBreaksAroundNumbers } from '#ui/format/prevent-breaks-around-numbers.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useBreadcrumbs } from '#ui/kit/use-breadcrumbs.ts';
import { PageMetadata } from '#ui/layout/page-metadata.tsx';
import styles from '#ui/screens/campaign/campaign.module.css';

/** A campaign page: one call to action as a poster, then the text, and the same call again (TPL-1). */
export function CampaignScreen({ page }: { readonly page: Extract<Page, { kind: 'campaign' }> }) {
  const { t } = useSite();
  const photo = findCoverPhoto(page);
  return (
    <article data-theme={page.theme ?? 'ocher-yellow'}>
      <PageMetadata page={page} />
      <div className={styles.poster} data-surface="cover">
        <Breadcrumbs label={t('breadcrumbs.label')} steps={useBreadcrumbs(page)} />
        {photo && (
          <figure data-print="no">
            <div className={styles.photo}>
              <InkedPhoto picture={photo} sizes="100vw" isFirst />
            </div>
            <PictureCaption picture={photo} />
          </figure>
        )}
        <h1 tabIndex={-1} data-length={page.title.length > 16 ? 'long' : undefined}>
          {preventBreaksAroundNumbers(page.title)}
        </h1>
        {page.subtitle && <p className={styles.subtitle}>{page.subtitle}</p>}
        <div className={styles.explanation}>
          <Prose text={page.introduction} />
          <Calls links={page.calls} />
        </div>
      </div>
      {page.description.length > 0 && (
        <div className={styles.text}>
          <Prose text={page.description} look="essay" />
        </div>
      )}
      <Blocks blocks={page.content} />
      {page.calls.length > 0 && (
        <div className={styles.end} data-print="no" data-surface="tint">
          <p>{page.title}</p>
          <Calls links={page.calls} />
        </div>
      )}
    </article>
  );
}

function Calls({ links }: { readonly links: readonly TitledLink[] }) {
  if (links.length === 0) return null;
  return (
    <p className={styles.actions}>
      {links.map(({ title, url, target }, index) => (
        <ButtonLink key={index} href={url} target={target} look={index === 0 ? 'solid' : 'line'}>
          {title}
        </ButtonLink>
      ))}
    </p>
  );
}
