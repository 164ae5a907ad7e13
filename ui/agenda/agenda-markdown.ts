import { computeOffer } from '#domain/event/event-offer.ts';
import type { EventCard } from '#domain/event/event.ts';
import { groupEventsByDay } from '#domain/listing/event-days.ts';
import { computePriceTagForOffer } from '#domain/pricing/price-tag.ts';
import { noCustomerTags } from '#domain/sale/sale.ts';
import type { AgendaFeed } from '#ui/agenda/agenda-feed.ts';
import { formatPrice } from '#ui/format/format-price.ts';
import type { Formats } from '#ui/format/formats.ts';
import { toOfferDisplay } from '#ui/format/offer-display.ts';
import type { Translate } from '#ui/words/translate.ts';

/** The concerts as Markdown: one line each, below the day on which it begins. */
export function serializeAgendaMarkdown(feed: AgendaFeed, t: Translate, formats: Formats): string {
  const { title, hall, total, url, next, generated, concerts } = feed;
  const days = groupEventsByDay(concerts.map(({ event }) => event));
  const parts = [
    `# ${escapeMarkdown(t('agenda.title', { title, hall }))}`,
    `${t('events.count', { count: total })}. ${t('agenda.generated', { moment: formats.longDateTime(generated) })}`,
    `${t('agenda.onSite')} <${url}>`,
    ...days.flatMap(({ day, events }) => [
      `## ${formats.longDate(day)}`,
      events.map((event) => toLine(event, feed, t, formats)).join('\n'),
    ]),
    ...(next === null ? [] : [`${t('agenda.next')} <${next}>`]),
  ];
  return `${parts.join('\n\n')}\n`;
}

function toLine(event: EventCard, { origin, generated }: AgendaFeed, t: Translate, formats: Formats): string {
  const offer = computeOffer(event, noCustomerTags, generated);
  const price = computePriceTagForOffer(event, offer);
  const performers = event.performers.map(({ name, role }) => (role ? `${name} (${role})` : name));
  const facts = [
    event.room?.title ?? '',
    event.composers.join(', '),
    performers.join(', '),
    price ? formatPrice(price, t, formats) : '',
    toOfferDisplay(offer, t, formats)?.text ?? '',
  ];
  const title = `[${escapeMarkdown(event.title)}](${origin}${event.url})`;
  const known = facts.filter((fact) => fact !== '').map(escapeMarkdown);
  return [`- ${formats.time(event.starts)} ${title}`, ...known].join('; ');
}

/** Escapes what Markdown would read as markup, and joins lines. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, (sign) => `\\${sign}`).replace(/\s*[\r\n]+\s*/g, ' ');
}
