/** The partitions of the data cache. Each has its own size limit, so that many searches cannot evict the pages. */
export const cachePartitionNames = [
  'global',
  'pages',
  'banners',
  'organizers',
  'education',
  'redirects',
  'search',
  'facets',
] as const;

export type CachePartition = (typeof cachePartitionNames)[number];
