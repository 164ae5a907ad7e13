import { createContext, useContext, useState } from 'react';

/** The two ways a concert's page is laid out (TPL-9). */
export type EventVersion = 1 | 2;

const EventVersionContext = createContext<EventVersion>(1);

/** Given by what knows of experiments and consent; everybody else gets the first. */
export const EventVersionProvider = EventVersionContext.Provider;

/** The version of the page that is drawn now. It stays what it was when the page was drawn first: what is drawn is never swapped. */
export function useEventVersion(): EventVersion {
  const offered = useContext(EventVersionContext);
  const [drawn] = useState(offered);
  return drawn;
}
