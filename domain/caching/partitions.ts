/** The partitions of the data cache. Each has its own limit, so that a flood of searches cannot push out the pages. */
export const cachePartitions = [
  'global',
  'pages',
  'banners',
  'organizers',
  'education',
  'redirects',
  'search',
  'facets',
] as const;

export type CachePartition = (typeof cachePartitions)[number];
