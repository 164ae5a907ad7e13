import type { TitledLink } from '#domain/link/classified-link.ts';
import { findCoverPhoto } from '#domain/media/image.ts';
import type { PageOf } from '#domain/page/page.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { ButtonLink } from '#ui/components/button.tsx';
import { HeadPicture } from '#ui/components/head-picture.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { PageMetadata } from '#ui/head/page-metadata.tsx';
import { defineTemplate } from '#ui/template/template.ts';
import styles from '#ui/screens/campaign/campaign.module.css';

/** A campaign page: one call to action as a poster, then the text, and the same call again (TPL-1). */
function CampaignScreen({ page }: { readonly page: PageOf<'campaign'> }) {
  const photo = findCoverPhoto(page);
  return (
    <article data-theme={page.theme ?? 'ocher-yellow'}>
      <PageMetadata page={page} />
      <PageHead
        page={page}
        surface="cover"
        subtitle={page.subtitle}
        picture={photo && <HeadPicture picture={photo} />}
        aside={
          <>
            <Prose text={page.introduction} />
            <Calls links={page.calls} />
          </>
        }
      />
      {page.description.length > 0 && (
        <div className="wrap part">
          <Prose text={page.description} look="essay" />
        </div>
      )}
      <Blocks blocks={page.content} />
      {page.calls.length > 0 && (
        <div className={`${styles.end} cluster`} data-surface="tint" data-print="no">
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
    <p className="cluster">
      {links.map(({ title, url, target }, index) => (
        <ButtonLink key={index} href={url} target={target} look={index === 0 ? 'solid' : 'line'}>
          {title}
        </ButtonLink>
      ))}
    </p>
  );
}

/** A campaign (TPL-1). It needs no data besides its page. */
export const campaignTemplate = defineTemplate<'campaign'>({
  cover: ({ theme = 'ocher-yellow' }) => theme,
  sitemap: { chapter: 'pages', section: 'campaign' },
  load: async () => null,
  View: CampaignScreen,
});
