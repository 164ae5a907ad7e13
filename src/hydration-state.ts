/** What the browser starts from without asking again: the loaders' answers by route. JSON-safe. */
export interface HydrationState {
  readonly loaderData: Record<string, unknown>;
}

/** Where it stands in the document. */
export const stateElementId = 'state';
