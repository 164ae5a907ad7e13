/** The parts of the search index: the kinds of pages that it has. */
export const searchIndexSections = [
  'event',
  'series',
  'press',
  'discovery',
  'discoveryCollection',
  'page',
  'campaign',
  'contentOverview',
  'education',
] as const;

export type SearchSection = (typeof searchIndexSections)[number];
