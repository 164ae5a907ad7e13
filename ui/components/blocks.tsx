import type { Block } from '#domain/page/block.ts';
import styles from '#ui/components/blocks.module.css';
import { ConcertLine } from '#ui/components/concert-line.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { RichText } from '#ui/components/rich-text.tsx';
import { useLink } from '#ui/kit/link-context.tsx';

/** A page's content, block by block, in the order the editor laid them. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, place) => (
    <div key={`${place} ${block.kind}`} className={styles.block} data-kind={block.kind}>
      <BlockContent block={block} />
    </div>
  ));
}

function BlockContent({ block }: { readonly block: Block }) {
  const Link = useLink();
  switch (block.kind) {
    case 'text':
      return (
        <div className={styles.prose}>
          <RichText text={block.text} />
        </div>
      );
    case 'section':
      return (
        <section data-theme={block.theme}>
          <h2>{block.title}</h2>
          {block.subtitle && <p className={styles.subtitle}>{block.subtitle}</p>}
          {block.image && <Picture picture={block.image} />}
          <div className={styles.prose}>
            <RichText text={block.introduction} />
            <RichText text={block.description} />
          </div>
        </section>
      );
    case 'image':
      return (
        <figure>
          <Picture picture={block.image} />
          {block.image.caption && <figcaption>{block.image.caption}</figcaption>}
        </figure>
      );
    case 'gallery':
      return (
        <ul className={styles.gallery}>
          {block.images.map((image) => (
            <li key={image.renditions.lg?.url ?? image.alt}>
              <Picture picture={image} />
            </li>
          ))}
        </ul>
      );
    case 'video':
      return (
        <figure>
          {block.image && <Picture picture={block.image} />}
          <figcaption>
            <Link href={block.url}>{block.title}</Link>
          </figcaption>
        </figure>
      );
    case 'audio':
      return (
        <ul className={styles.clips}>
          {block.clips.map(({ id, title, url }) => (
            <li key={id}>
              <p>{title}</p>
              <audio controls preload="none" src={url} aria-label={title} />
            </li>
          ))}
        </ul>
      );
    case 'links':
      return (
        <section>
          <h2>{block.title}</h2>
          <ul>
            {block.links.map(({ title, url, target }) => (
              <li key={url}>
                <Link href={url} target={target}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      );
    case 'cards':
      return (
        <section>
          <h2>{block.title}</h2>
          <ul className={styles.cards}>
            {block.items.map(({ title, subtitle, url, image }) => (
              <li key={url}>
                {image && <Picture picture={image} />}
                <h3>
                  <Link href={url}>{title}</Link>
                </h3>
                {subtitle && <p>{subtitle}</p>}
              </li>
            ))}
          </ul>
        </section>
      );
    case 'events':
      return (
        <section>
          <h2>{block.title}</h2>
          <ul className={styles.events}>
            {block.events.map((event) => (
              <li key={event.uri}>
                <ConcertLine event={event} isDated />
              </li>
            ))}
          </ul>
        </section>
      );
    case 'accordion':
      return block.items.map(({ title, text }) => (
        <details key={title}>
          <summary>{title}</summary>
          <div className={styles.prose}>
            <RichText text={text} />
          </div>
        </details>
      ));
    case 'lesson':
      return (
        <p>
          <Link href={block.url}>{block.title}</Link>
        </p>
      );
    case 'newsletter':
    case 'vipCard':
      return (
        <section>
          <h2>{block.title}</h2>
          <div className={styles.prose}>
            <RichText text={block.text} />
          </div>
        </section>
      );
  }
}
