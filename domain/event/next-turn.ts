import { nextOfferChange, type OfferedEvent } from '#domain/event/event-offer.ts';
import { nextPriceChange } from '#domain/pricing/prices.ts';
import type { TicketPrice } from '#domain/pricing/ticket-price.ts';
import type { Sale } from '#domain/sale/sale.ts';
import { nextSaleChange } from '#domain/sale/sale-status.ts';
import { type Instant, instantAt } from '#domain/time/instant.ts';

/**
 * When something that is shown changes by itself, for a visitor without tags: the earliest moment at which a sale opens or
 * ends, a price comes or goes, or a concert is over, anywhere in what was fetched; null where nothing does (SALE-2, SALE-3,
 * SALE-6). `shown` is any JSON-safe value: concerts, sales and prices are known by their fields, wherever they stand.
 */
export function nextTurn(shown: unknown, now: Instant): Instant | null {
  const turns = turnsIn(shown, now).filter((turn) => turn > now);
  return turns.reduce<Instant | null>(
    (first, turn) => (first !== null && first <= turn ? first : turn),
    null,
  );
}

function turnsIn(value: unknown, now: Instant): readonly Instant[] {
  if (typeof value !== 'object' || value === null) return [];
  const price = 'prices' in value && arePrices(value.prices) ? nextPriceChange(value.prices, now) : null;
  if (isOffered(value)) return [...present(nextOfferChange(value, [], now)), ...present(price)];
  const own = 'sale' in value && isSale(value.sale) ? present(nextSaleChange(value.sale, [], now)) : [];
  const start =
    'saleStart' in value && typeof value.saleStart === 'number' ? [instantAt(value.saleStart)] : [];
  return [...own, ...start, ...present(price), ...Object.values(value).flatMap((part) => turnsIn(part, now))];
}

function present(turn: Instant | null): readonly Instant[] {
  return turn === null ? [] : [turn];
}

function isOffered(value: object): value is OfferedEvent {
  return 'sale' in value && isSale(value.sale) && 'starts' in value && 'importStatus' in value;
}

function arePrices(value: unknown): value is readonly TicketPrice[] {
  return Array.isArray(value) && value.every((price) => price?.activeFrom !== undefined);
}

function isSale(value: unknown): value is Sale {
  return (
    typeof value === 'object' && value !== null && 'code' in value && 'starts' in value && 'end' in value
  );
}
