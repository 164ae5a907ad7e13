import { mayOrder } from '#domain/event/event-offer.ts';
import type { Page } from '#domain/page/page.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { ButtonLink } from '#ui/components/button.tsx';
import { ConcertLine } from '#ui/components/concert-line.tsx';
import { Leaders } from '#ui/components/leaders.tsx';
import { OrderBar } from '#ui/components/order-bar.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { ProgrammeTable } from '#ui/components/programme-table.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { Section } from '#ui/components/section.tsx';
import { themeOf } from '#ui/format/event-figure.ts';
import { offerText } from '#ui/format/offer-text.ts';
import { useLink } from '#ui/kit/link-context.tsx';
import { useFormats } from '#ui/kit/use-formats.ts';
import { useOffer } from '#ui/kit/use-offer.ts';
import { PageHead } from '#ui/layout/page-head.tsx';
import styles from '#ui/screens/event/event.module.css';
import { EventCover } from '#ui/screens/event/event-cover.tsx';
import { EventTickets } from '#ui/screens/event/event-tickets.tsx';
import { useWords } from '#ui/words/use-words.tsx';

type EventPage = Extract<Page, { kind: 'event' }>;

/** A concert: what, when, where, who plays what, how much (TPL-8). */
export function EventScreen({ page }: { readonly page: EventPage }) {
  const t = useWords();
  const { event } = page;
  return (
    <article>
      <PageHead page={page} />
      <EventCover page={page} />
      {(page.programme.length > 0 || event.performers.length > 0) && (
        <Section title={t('event.programme')} note={<InSeries page={page} />}>
          <div className={styles.split}>
            {page.programme.length > 0 && (
              <ProgrammeTable caption={t('event.programmeOrder')} works={page.programme} />
            )}
            {event.performers.length > 0 && (
              <div>
                <h3 className={styles.subhead}>{t('event.performers')}</h3>
                <Leaders
                  rows={event.performers.map(({ name, role, url }) => ({
                    term: name,
                    ...(role && { detail: role }),
                    ...(url && { href: url }),
                  }))}
                />
              </div>
            )}
          </div>
        </Section>
      )}
      <EventTickets page={page} />
      {(page.introduction.length > 0 || page.description.length > 0) && (
        <Section title={t('event.about')}>
          <div className={styles.split}>
            <div>
              <Prose text={page.introduction} />
              <Prose text={page.description} />
            </div>
            {event.image && (
              <figure>
                <Picture picture={event.image} />
                {event.image.caption && <figcaption>{event.image.caption}</figcaption>}
              </figure>
            )}
          </div>
        </Section>
      )}
      <Blocks blocks={page.content} />
      {page.relatedEvents.length > 0 && (
        <Section title={t('event.related')}>
          <ul className={styles.related}>
            {page.relatedEvents.map((related) => (
              <li key={related.uri}>
                <ConcertLine event={related} isDated />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <StickyOrder page={page} />
    </article>
  );
}

function InSeries({ page }: { readonly page: EventPage }) {
  const t = useWords();
  const Link = useLink();
  return page.series.map(({ title, url, uri }) => (
    <p key={uri}>
      {t('event.inSeries')} <Link href={url}>{title}</Link>
    </p>
  ));
}

/** On small windows the way to tickets, or the reason why there is none, is always in reach. */
function StickyOrder({ page: { event } }: { readonly page: EventPage }) {
  const t = useWords();
  const formats = useFormats();
  const offer = useOffer(event);
  const price =
    event.minPrice !== null && event.minPrice > 0
      ? `${t('price.from')} ${formats.euros(event.minPrice)}`
      : undefined;
  return (
    <OrderBar
      theme={themeOf(event)}
      title={formats.shortDateTime(event.starts)}
      text={offerText(offer, t, formats)?.text ?? price}
    >
      {mayOrder(offer) && (
        <ButtonLink href="#tickets" size="small">
          {t('offer.orderTickets')}
        </ButtonLink>
      )}
    </OrderBar>
  );
}
