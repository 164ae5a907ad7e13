import type { Refusal } from '#src/loaders/route-failure.ts';

/** What the browser starts from without asking again: the loaders' answers by route. JSON-safe. */
export interface HydrationState {
  readonly loaderData: Record<string, unknown>;
  /** Why the page's route was not drawn, by the route that says so instead. */
  readonly errors?: Record<string, Refusal>;
}

/** Where it stands in the document. */
export const stateElementId = 'state';
