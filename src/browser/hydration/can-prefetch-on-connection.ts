/** The browser's network information; older browsers provide none. */
export interface NetworkConnection {
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  readonly effectiveType?: string | undefined;
  readonly saveData?: boolean | undefined;
}

/** Whether pages may be prefetched: not on 2g, and not with data saving enabled (ROUTE-20). */
export function canPrefetchOnConnection({ effectiveType, saveData }: NetworkConnection): boolean {
  return saveData !== true && !effectiveType?.includes('2g');
}
