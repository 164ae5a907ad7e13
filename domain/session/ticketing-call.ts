/** How long ticketing has for an answer, in milliseconds (TIX-3). */
export const ticketingPatience = 10_000;

/** How long a session counts as fresh when the visitor comes back to the tab, in milliseconds (TIX-2). */
export const sessionPause = 60_000;
