import type { ReactNode } from 'react';
import type { EventCard } from '#domain/event/event.ts';
import type { Link as LinkOf } from '#domain/link/link-target.ts';
import { defaultBreakpoint, type Picture as PictureOf, renditionAt } from '#domain/media/image.ts';
import type { Block, Clip } from '#domain/page/block.ts';
import type { RichText as RichTextTree } from '#domain/richtext/rich-text.ts';
import styles from '#ui/components/blocks.module.css';
import { Cards } from '#ui/components/cards.tsx';
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
  switch (block.kind) {
    case 'text':
      return <Prose text={block.text} />;
    case 'section':
      return <SectionBlock block={block} />;
    case 'image':
      return <Figure picture={block.image} caption={block.image.caption} />;
    case 'gallery':
      return <Gallery images={block.images} />;
    case 'video':
      return <Figure picture={block.image} caption={block.title} href={block.url} />;
    case 'audio':
      return <Clips clips={block.clips} />;
    case 'links':
      return (
        <Titled title={block.title}>
          <Links links={block.links} />
        </Titled>
      );
    case 'cards':
      return (
        <Titled title={block.title}>
          <Cards items={block.items} />
        </Titled>
      );
    case 'events':
      return (
        <Titled title={block.title}>
          <Concerts events={block.events} />
        </Titled>
      );
    case 'accordion':
      return <Accordion items={block.items} />;
    case 'lesson':
      return <Links links={[{ title: block.title, url: block.url }]} />;
    case 'newsletter':
    case 'vipCard':
      return (
        <Titled title={block.title}>
          <Prose text={block.text} />
        </Titled>
      );
  }
}

type BlockOf<Kind extends Block['kind']> = Extract<Block, { readonly kind: Kind }>;

function Titled({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Prose({ text }: { readonly text: RichTextTree }) {
  return (
    <div className={styles.prose}>
      <RichText text={text} />
    </div>
  );
}

function SectionBlock({ block }: { readonly block: BlockOf<'section'> }) {
  return (
    <section data-theme={block.theme}>
      <h2>{block.title}</h2>
      {block.subtitle && <p className={styles.subtitle}>{block.subtitle}</p>}
      {block.image && <Picture picture={block.image} />}
      <Prose text={block.introduction} />
      <Prose text={block.description} />
    </section>
  );
}

interface FigureProps {
  readonly picture?: PictureOf | undefined;
  readonly caption?: string | undefined;
  readonly href?: string;
}

function Figure({ picture, caption, href }: FigureProps) {
  const Link = useLink();
  return (
    <figure>
      {picture && <Picture picture={picture} />}
      {caption && (
        <figcaption>{href === undefined ? caption : <Link href={href}>{caption}</Link>}</figcaption>
      )}
    </figure>
  );
}

function Gallery({ images }: { readonly images: readonly PictureOf[] }) {
  return (
    <ul className={styles.gallery}>
      {images.map((image) => (
        <li key={renditionAt(image, defaultBreakpoint)?.url}>
          <Picture picture={image} />
        </li>
      ))}
    </ul>
  );
}

function Clips({ clips }: { readonly clips: readonly Clip[] }) {
  return (
    <ul className={styles.clips}>
      {clips.map(({ id, title, url }) => (
        <li key={id}>
          <p>{title}</p>
          <audio controls preload="none" src={url} aria-label={title} />
        </li>
      ))}
    </ul>
  );
}

function Links({ links }: { readonly links: readonly LinkOf[] }) {
  const Link = useLink();
  return (
    <ul>
      {links.map(({ title, url, target }) => (
        <li key={url}>
          <Link href={url} target={target}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Concerts({ events }: { readonly events: readonly EventCard[] }) {
  return (
    <ul className={styles.events}>
      {events.map((event) => (
        <li key={event.uri}>
          <ConcertLine event={event} isDated />
        </li>
      ))}
    </ul>
  );
}

function Accordion({ items }: Pick<BlockOf<'accordion'>, 'items'>) {
  return items.map(({ title, text }) => (
    <details key={title}>
      <summary>{title}</summary>
      <Prose text={text} />
    </details>
  ));
}
