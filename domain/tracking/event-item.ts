import type { EventCard, EventId } from '#domain/event/event.ts';

/** A concert as GA4 knows an item. What is not known is left out. */
export interface EventItem {
  readonly item_id: EventId;
  /** The production as it is called in Dutch. */
  readonly item_name: string;
  readonly item_brand?: string;
  readonly item_category?: string;
  readonly item_category2?: string;
  readonly item_category3?: string;
  readonly item_category4?: string;
  readonly item_category5?: string;
  readonly item_variant?: string;
  /** Euros. */
  readonly price?: number;
  /** The place in the whole list, over all its pages, from 1. */
  readonly index: number;
  readonly quantity: 1;
}

/** A list in which concerts are shown, by the number and name tracking has for it. */
export interface ItemList {
  readonly item_list_id: number | 'keuzehulp';
  readonly item_list_name: string;
}

export const calendarItemList: ItemList = { item_list_id: 1, item_list_name: 'calendar' };
export const netaItemList: ItemList = { item_list_id: 2, item_list_name: 'NETA' };
export const keuzehulpItemList: ItemList = { item_list_id: 'keuzehulp', item_list_name: 'keuzehulp' };

type Tracked = Pick<EventCard, 'id' | 'production' | 'room' | 'minPrice'>;

/** A concert as an item. `index` is its place from 1; production titles come from planning, which is Dutch in every language. */
export function eventItem(event: Tracked, index: number): EventItem {
  const { organizer } = event.production;
  return {
    item_id: event.id,
    item_name: event.production.title,
    ...(organizer ? { item_brand: organizer } : {}),
    ...categoriesOf(event.production.genres),
    ...(event.room ? { item_variant: event.room.title } : {}),
    ...(event.minPrice === null ? {} : { price: event.minPrice }),
    index,
    quantity: 1,
  };
}

/** The concerts of one page of a list. `before` is how many stand on the pages before it. */
export function eventItems(events: readonly Tracked[], before = 0): readonly EventItem[] {
  return events.map((event, place) => eventItem(event, before + place + 1));
}

const categoryNames = [
  'item_category',
  'item_category2',
  'item_category3',
  'item_category4',
  'item_category5',
] as const;

function categoriesOf(genres: readonly string[]): Partial<Record<(typeof categoryNames)[number], string>> {
  const named = genres.slice(0, categoryNames.length).map((genre, place) => [categoryNames[place], genre]);
  return Object.fromEntries(named);
}
