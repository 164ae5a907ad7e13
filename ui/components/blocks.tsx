import type { ReactNode } from 'react';
import type { TitledLink } from '#domain/link/classified-link.ts';
import { type Picture as PictureOf, findCoverPhoto } from '#domain/media/image.ts';
import { findLoneLink } from '#domain/media/rich-text.ts';
import type { Block } from '#domain/page/block.ts';
import { toPhoneUrl } from '#domain/page/global.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { CallToActionBand } from '#ui/components/call-to-action-band.tsx';
import { CompactConcertList } from '#ui/components/compact-concert-list.tsx';
import { Disclosure } from '#ui/components/disclosure.tsx';
import {
  LazyArrivals,
  LazyAudioClips,
  LazyFilm,
  LazyGallery,
  LazyLessonButton,
  LazyLinkList,
  LazyPressKit,
  LazyProductOfferCards,
  LazyRoomPlan,
  LazyVipCardCheck,
} from '#ui/components/lazy-block-components.ts';
import { NewsletterForm } from '#ui/components/newsletter-form.tsx';
import { PictureCaption } from '#ui/components/picture-caption.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { Section } from '#ui/components/section.tsx';
import { toAnchorIds } from '#ui/format/anchor-id.ts';
import { formatCityLine } from '#ui/format/city-line.ts';
import { formatCmsDate } from '#ui/format/format-cms-date.ts';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import styles from '#ui/components/blocks.module.css';

/** A page's content: its blocks in the editor's order, with titles in the margin. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  const ids = toAnchorIds(blocks);
  return blocks.map((block, index) => <BlockContent key={index} id={ids[index]} block={block} />);
}

interface BlockContentProps<Kind extends Block['kind']> {
  readonly block: Extract<Block, { readonly kind: Kind }>;
  /** The fragment identifier of its heading. */
  readonly id: string | undefined;
}

function BlockContent({ block, id }: BlockContentProps<Block['kind']>) {
  const inSection = (title: string, content: ReactNode) => (
    <Section id={id} title={title}>
      {content}
    </Section>
  );
  switch (block.kind) {
    case 'text':
      return inTextColumn(<Prose text={block.text} />);
    case 'section':
      return <SectionBlock block={block} id={id} />;
    case 'image':
      return inTextColumn(<Figure picture={block.image} />);
    case 'gallery':
      return inTextColumn(<LazyGallery images={block.images} />);
    case 'video':
      return inTextColumn(<LazyFilm url={block.url} title={block.title} image={block.image} />);
    case 'audio':
      return inTextColumn(<LazyAudioClips clips={block.clips} />);
    case 'links':
      return inSection(block.title, <Links links={block.links} />);
    case 'cards':
      return inSection(block.title, <LazyLinkList look="card" items={block.items} />);
    case 'events':
      return inSection(
        block.title,
        <CompactConcertList events={block.events} ticketType={block.ticketType} isDated />,
      );
    case 'offers':
      return inSection(block.title, <LazyProductOfferCards items={block.items} />);
    case 'accordion':
      return inTextColumn(<Accordion items={block.items} />);
    case 'lesson':
      return inSection(block.title, <LazyLessonButton {...block} />);
    case 'roomPlan':
      return inSection(block.title, <LazyRoomPlan plan={block.plan} />);
    case 'map':
      return inSection(block.title, <LazyArrivals {...block} />);
    case 'pressKit':
      return inSection(block.title, <LazyPressKit {...block} />);
    case 'contact':
      return inSection(block.title, <HallContact />);
    case 'newsletter':
      return inSection(block.title, <Newsletter text={block.text} />);
    case 'vipCard':
      return <VipCardBlock block={block} id={id} />;
  }
}

/** Nothing if the ticketing checks no cards (SWAP-2). */
function VipCardBlock({ block: { title, text }, id }: BlockContentProps<'vipCard'>) {
  if (!useSite().ticketing.capabilities.vipCard) return null;
  return (
    <Section id={id} title={title}>
      <Prose text={text} />
      <LazyVipCardCheck offersLogin />
    </Section>
  );
}

type BlockByKind<Kind extends Block['kind']> = Extract<Block, { readonly kind: Kind }>;

/** Renders in the text column, with an empty margin. */
function inTextColumn(content: ReactNode): ReactNode {
  return (
    <div className={`${styles.pair} wrap split`}>
      <div>{content}</div>
    </div>
  );
}

/** A section with a theme is a band in that theme; one without is in the text column (LAYOUT-12). */
function SectionBlock({ block, id }: BlockContentProps<'section'>) {
  const { theme, title } = block;
  if (theme) {
    return (
      <CallToActionBand
        id={id}
        theme={theme}
        title={title}
        photo={block.image && findCoverPhoto({ image: block.image })}
      >
        <SectionText block={block} />
      </CallToActionBand>
    );
  }
  return (
    <Section id={id} title={title} note={block.date && <SectionDate written={block.date} />}>
      <div className={block.image ? 'text-and-side' : undefined}>
        <SectionText block={block} />
        {block.image && <Figure picture={block.image} />}
      </div>
    </Section>
  );
}

function SectionDate({ written }: { readonly written: string }) {
  const text = formatCmsDate(written, useSite().formats);
  return <p>{text === written ? text : <time dateTime={written.trim()}>{text}</time>}</p>;
}

/** In a themed section, a description that is a single link becomes a button. */
function SectionText({ block }: { readonly block: BlockByKind<'section'> }) {
  const loneCall = block.theme ? findLoneLink(block.description) : null;
  return (
    <div className="stack">
      {block.subtitle && <p className={styles.subtitle}>{block.subtitle}</p>}
      {block.theme && block.date && <SectionDate written={block.date} />}
      <Prose text={block.introduction} />
      {loneCall ? (
        <p>
          <ButtonLink href={loneCall.url}>{loneCall.title}</ButtonLink>
        </p>
      ) : (
        <Prose text={block.description} />
      )}
    </div>
  );
}

function Figure({ picture }: { readonly picture: PictureOf }) {
  return (
    <figure className={styles.figure}>
      <Picture picture={picture} portion={0.7} />
      <PictureCaption picture={picture} />
    </figure>
  );
}

/** An introduction and the sign-up form. */
function Newsletter({ text }: Pick<BlockByKind<'newsletter'>, 'text'>) {
  return (
    <div className="stack">
      <Prose text={text} />
      <NewsletterForm />
    </div>
  );
}

function Links({ links }: { readonly links: readonly TitledLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ title, url, target }, index) => (
        <li key={index}>
          <Link href={url} target={target}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Accordion({ items }: Pick<BlockByKind<'accordion'>, 'items'>) {
  return items.map(({ title, text }, index) => (
    <Disclosure key={index} title={title}>
      <Prose text={text} />
    </Disclosure>
  ));
}

/** The hall's address, phone, opening hours and the way to it (ROOM-4); nothing without an address. */
function HallContact() {
  const { global } = useSite();
  if (!global?.address) return null;
  const { street, phone, email, openingHours } = global.address;
  const { gettingHere } = global.globalPages;
  return (
    <div className={styles.contact}>
      <address>
        <p>
          {street}
          <br />
          {formatCityLine(global.address)}
        </p>
        <ul>
          {phone && (
            <li>
              <Link href={toPhoneUrl(phone)}>{phone}</Link>
            </li>
          )}
          {email && (
            <li>
              <Link href={`mailto:${email}`}>{email}</Link>
            </li>
          )}
          {gettingHere.url && (
            <li>
              <Link href={gettingHere.url}>{gettingHere.title}</Link>
            </li>
          )}
        </ul>
      </address>
      {openingHours && <p>{openingHours}</p>}
    </div>
  );
}
