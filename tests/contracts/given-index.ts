import type { UriSearchPort } from '#ports/uri-search.port.ts';

export interface GivenIndex {
  readonly index: UriSearchPort;
  close(): Promise<void>;
}
