/** One thing asked of a list, with its words and the address of the list without it. */
export interface FilterChip<Filter> {
  readonly filter: Filter;
  readonly label: string;
  readonly address: string;
}
