/** Where an address that is gone leads (ROUTE-14). */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302 | 307 | 308 | 410;
  /** The editor says that `to` may be on another site. */
  readonly external: boolean;
}
