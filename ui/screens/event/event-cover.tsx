import { mayOrder } from '#domain/event/event-offer.ts';
import type { Page } from '#domain/page/page.ts';
import { offeredPrices, priceRange } from '#domain/pricing/prices.ts';
import { isoOf } from '#domain/time/instant.ts';
import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx';
import { ButtonLink } from '#ui/components/button.tsx';
import { KeepToggle } from '#ui/components/keep-toggle.tsx';
import { Plate } from '#ui/components/plate.tsx';
import { SaleState } from '#ui/components/sale-state.tsx';
import { largeFigure, themeOf } from '#ui/format/event-figure.ts';
import { offerText } from '#ui/format/offer-text.ts';
import { useCrumbs } from '#ui/kit/use-crumbs.ts';
import { useFormats } from '#ui/kit/use-formats.ts';
import { useTickets } from '#ui/kit/use-offer.ts';
import styles from '#ui/screens/event/event-cover.module.css';
import { useWords } from '#ui/words/use-words.tsx';

/** Printed on the theme's stock: the title over the plate, the ticket line under it. */
export function EventCover({ page }: { readonly page: Extract<Page, { kind: 'event' }> }) {
  const t = useWords();
  const formats = useFormats();
  const { event } = page;
  const { offer, tags, now } = useTickets(event, page.prices);
  const state = offerText(offer, t, formats);
  const prices = priceRange(offeredPrices(page.prices, tags, now));
  const start = formats.time(event.starts);
  return (
    <div className={styles.cover} data-theme={themeOf(event)} data-surface="cover">
      <div className={styles.sky} data-length={page.title.length > 24 ? 'long' : undefined}>
        <div className={styles.disc}>
          <Plate src={largeFigure(event, 'cover')} size={1000} isFirst />
        </div>
        <div className={styles.crumbs}>
          <Breadcrumbs label={t('breadcrumbs.label')} steps={useCrumbs(page)} />
        </div>
        <div className={styles.title}>
          {event.composers.length > 0 && <p>{event.composers.slice(0, 3).join(', ')}</p>}
          <h1 tabIndex={-1}>{page.title}</h1>
          {page.subtitle && <p className={styles.subtitle}>{page.subtitle}</p>}
        </div>
      </div>
      <dl className={styles.ticket}>
        <div>
          <dt>{t('event.when')}</dt>
          <dd>
            <time dateTime={isoOf(event.starts)}>{formats.dayAndMonth(event.starts)}</time>
            <small>
              {event.ends
                ? t('event.until', { start, end: formats.time(event.ends) })
                : t('event.at', { start })}
            </small>
          </dd>
        </div>
        <div>
          <dt>{t('event.where')}</dt>
          <dd>{event.room?.title}</dd>
        </div>
        {prices && (
          <div>
            <dt>{t('event.price')}</dt>
            <dd>
              {prices.to === 0
                ? t('price.free')
                : prices.from === prices.to
                  ? formats.euros(prices.from, 'whole')
                  : t('price.range', {
                      lowest: formats.euros(prices.from, 'whole'),
                      highest: formats.euros(prices.to, 'whole'),
                    })}
            </dd>
          </div>
        )}
        <div className={styles.go}>
          <dt className="visually-hidden">{t('event.tickets')}</dt>
          <dd>
            {mayOrder(offer) && <ButtonLink href="#tickets">{t('offer.orderTickets')}</ButtonLink>}
            <KeepToggle event={event} look="word" />
            {state && <SaleState {...state} />}
          </dd>
        </div>
      </dl>
    </div>
  );
}
