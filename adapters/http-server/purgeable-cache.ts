/** A cache of answers of the CMS and the search, or of what is made from them. */
export interface PurgeableCache {
  /** Purges certain answers, or what is made from them. `soft`: it is served once more while it is made again; `hard`: it is removed. */
  purge(isAffected: (answerKey: string) => boolean, mode: 'soft' | 'hard'): void;
}
