import type { RecordedResults } from '#domain/recorded-results.ts';
import type { RouteFailureDetails } from '#src/route-failure.ts';

/** The state for hydration: the loaders' data by route id, and what rendering has computed from it. JSON-safe. */
export interface HydrationState {
  readonly loaderData: Record<string, unknown>;
  readonly recorded: RecordedResults;
  /** Why the page's route was not rendered, by the id of the route that renders the error instead. */
  readonly errors?: Record<string, RouteFailureDetails>;
}

/** The id of its script element in the document. */
export const hydrationStateElementId = 'state';

/** Serializes JSON for a script element: escapes `<`, and the two line separators that older JavaScript rejects in strings. */
export function serializeForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
