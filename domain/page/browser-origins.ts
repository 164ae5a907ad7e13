/**
 * The origins that a browser must be allowed to reach for an adapter, by purpose. Plain data: the binding of the adapter and the
 * server's Content-Security-Policy and Permissions-Policy read the same list.
 */
export interface BrowserOrigins {
  /** Requests by script. */
  readonly connect?: readonly string[];
  readonly frame?: readonly string[];
  readonly image?: readonly string[];
  readonly media?: readonly string[];
  /** Frames that may request access to their own cookies. */
  readonly storageAccess?: readonly string[];
}
