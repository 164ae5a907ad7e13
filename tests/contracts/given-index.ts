import type { SearchIndexPort } from '#ports/search-index.port.ts';

export interface GivenIndex {
  readonly index: SearchIndexPort;
  close(): Promise<void>;
}
