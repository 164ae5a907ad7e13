/** The state of the systems behind the site. */
export interface UpstreamHealth {
  readonly cms: 'up' | 'down';
  readonly search: 'up' | 'down';
  /** The shared cache of several instances. The site also works without it. */
  readonly shared: 'none' | 'up' | 'down';
  /** The number of entries in the data cache, by state. */
  readonly answers: Readonly<Record<string, number>>;
}
