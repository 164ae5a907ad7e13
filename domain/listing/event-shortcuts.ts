import {
  type EventFacetName,
  type EventFacets,
  eventFacetNames,
  isEmptySelection,
} from '#domain/facet/facet.ts';
import {
  type DayFilter,
  type DayPreset,
  type DayPresetCounts,
  fullDaySpan,
  isPresetDaySpan,
  isSameDaySpan,
  listDayPresets,
} from '#domain/listing/day-span.ts';
import { type EventListingState, toggleEventFacet, withDays } from '#domain/listing/event-list.ts';
import type { ListFilter } from '#domain/listing/list-filter.ts';
import type { ListPagination } from '#domain/listing/list-pagination.ts';
import type { QueryPairs } from '#domain/query-pairs.ts';
import type { HallDay } from '#domain/time/hall-day.ts';

/** A facet value that the hall's configuration offers above the calendar (WAY-12); short, because every document contains it. */
export type FacetChoice = readonly [name: EventFacetName, value: string];

/** The same with its label. */
export interface FacetShortcut {
  readonly name: EventFacetName;
  readonly value: string;
  readonly label: string;
  /** The number of results with this value; null if the search is unavailable. */
  readonly count: number | null;
}

/** A choice above the calendar. */
export type EventShortcut = (
  | { readonly kind: 'days'; readonly preset: DayPreset }
  | { readonly kind: 'facet'; readonly facet: FacetShortcut }
) & {
  /** The number of concerts in its list; null if it is unknown. */
  readonly count: number | null;
  readonly isChosen: boolean;
  /** The list with this choice, or without it if it is chosen. */
  readonly state: EventListingState;
};

/** The loaded data of which shortcuts are made. */
interface ShortcutData {
  readonly today: HallDay;
  /** The state whose counts are known. */
  readonly state: EventListingState;
  readonly dayPresetCounts: DayPresetCounts;
  readonly facetShortcuts: readonly FacetShortcut[];
}

/** Parses facet values written as in the calendar's address (`specials=Gratis&genres=Familie`); undefined if one is not a facet's. */
export function parseFacetChoices(query: QueryPairs): readonly FacetChoice[] | undefined {
  const choices = query.flatMap(([key, text]): readonly FacetChoice[] => {
    const name = eventFacetNames.find((known) => known === key);
    const value = text.trim();
    return name && value !== '' ? [[name, value]] : [];
  });
  return choices.length === query.length ? choices : undefined;
}

/** The configured facet values that concerts have, with the counts of a result. */
export function listFacetShortcuts(
  choices: readonly FacetChoice[],
  all: EventFacets,
  { facets, availability }: Pick<ListPagination, 'availability'> & { readonly facets: EventFacets },
): readonly FacetShortcut[] {
  return choices.flatMap(([name, value]) => {
    const isChoice = (one: { readonly value: string }) => one.value === value;
    const counted = facets[name].find(isChoice);
    const known = all[name].find(isChoice) ?? counted;
    const count = availability === 'answered' ? (counted?.count ?? 0) : null;
    return known ? { name, value, label: known.label, count } : [];
  });
}

/** The choices above the calendar: the presets of days, then the configured facet values (WAY-12). `requested`: the state to change. */
export function listEventShortcuts(
  requested: EventListingState,
  data: ShortcutData,
): readonly EventShortcut[] {
  return [
    ...listDayPresets(data.today).map((preset) => toDayShortcut(preset, requested, data)),
    ...data.facetShortcuts.map((facet) => toFacetShortcut(facet, requested)),
  ];
}

/** Whether a list has filters beside its days; the presets' numbers are those of all concerts. */
export function hasFiltersBesideDays({ keyword, selection }: EventListingState): boolean {
  return keyword !== '' || !isEmptySelection(selection);
}

function toDayShortcut(
  preset: DayPreset,
  requested: EventListingState,
  { state, dayPresetCounts }: ShortcutData,
): EventShortcut {
  const isChosen = isSameDaySpan(preset, requested);
  const count = hasFiltersBesideDays(state) ? null : (dayPresetCounts[preset.name] ?? null);
  return {
    kind: 'days',
    preset,
    count,
    isChosen,
    state: withDays(requested, isChosen ? fullDaySpan : preset),
  };
}

function toFacetShortcut(facet: FacetShortcut, requested: EventListingState): EventShortcut {
  const { name, value, count } = facet;
  const isChosen = requested.selection[name].includes(value);
  return { kind: 'facet', facet, count, isChosen, state: toggleEventFacet(requested, name, value) };
}

/** Whether a filter is one of the choices above the calendar, and so is shown there. */
export function isEventShortcut(
  filter: DayFilter | ListFilter<string>,
  { today, facetShortcuts }: Pick<ShortcutData, 'today' | 'facetShortcuts'>,
): boolean {
  switch (filter.kind) {
    case 'keyword':
      return false;
    case 'days':
      return isPresetDaySpan(filter, today);
    case 'facet':
      return facetShortcuts.some(({ name, value }) => name === filter.name && value === filter.value);
  }
}
