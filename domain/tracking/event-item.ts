import type { EventCard, EventId } from '#domain/event/event.ts';

/** A concert as a GA4 item. Unknown fields are omitted. */
export interface EventItem {
  readonly item_id: EventId;
  /** The production's Dutch title. */
  readonly item_name: string;
  readonly item_brand?: string;
  readonly item_category?: string;
  readonly item_category2?: string;
  readonly item_category3?: string;
  readonly item_category4?: string;
  readonly item_category5?: string;
  readonly item_variant?: string;
  /** In euros. */
  readonly price?: number;
  /** The 1-based position in the whole list, across pages. */
  readonly index: number;
  readonly quantity: 1;
}

/** A list of concerts, with its id and name in tracking. */
export interface ItemList {
  readonly item_list_id: number | 'keuzehulp';
  readonly item_list_name: string;
}

export const calendarItemList: ItemList = { item_list_id: 1, item_list_name: 'calendar' };
export const homeItemList: ItemList = { item_list_id: 2, item_list_name: 'NETA' };
export const keuzehulpItemList: ItemList = { item_list_id: 'keuzehulp', item_list_name: 'keuzehulp' };

type Tracked = Pick<EventCard, 'id' | 'production' | 'room' | 'minPrice'>;

/** Converts a concert to an item. `index` is 1-based; production titles come from the planning system, which is Dutch in every language. */
export function toEventItem(event: Tracked, index: number): EventItem {
  const { organizer } = event.production;
  return {
    item_id: event.id,
    item_name: event.production.title,
    ...(organizer ? { item_brand: organizer } : {}),
    ...toCategories(event.production.genres),
    ...(event.room ? { item_variant: event.room.title } : {}),
    ...(event.minPrice === null ? {} : { price: event.minPrice }),
    index,
    quantity: 1,
  };
}

/** The items of one page of a list. `before` is the number of concerts on preceding pages. */
export function toEventItems(events: readonly Tracked[], before = 0): readonly EventItem[] {
  return events.map((event, index) => toEventItem(event, before + index + 1));
}

const categoryNames = [
  'item_category',
  'item_category2',
  'item_category3',
  'item_category4',
  'item_category5',
] as const;

function toCategories(genres: readonly string[]): Partial<Record<(typeof categoryNames)[number], string>> {
  const categories = genres
    .slice(0, categoryNames.length)
    .map((genre, index) => [categoryNames[index], genre]);
  return Object.fromEntries(categories);
}
