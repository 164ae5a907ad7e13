import type { SearchPort } from '#ports/search.port.ts';

export interface GivenSearch {
  readonly search: SearchPort;
  close(): Promise<void>;
}
