/** What the browser tells of the connection; old ones tell nothing. */
export interface Connection {
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  readonly effectiveType?: string | undefined;
  readonly saveData?: boolean | undefined;
}

/** Whether a page may be fetched before anybody asks for it: not on 2g, and not for somebody who saves data (ROUTE-20). */
export function mayPrefetch({ effectiveType, saveData }: Connection): boolean {
  return saveData !== true && !(effectiveType ?? '').includes('2g');
}
