import { useEffect } from 'react';

/** Signals, once, that the page is hydrated; `boot.ts` then repeats the click it recorded. */
export function HydrationSignal() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'yes';
    dispatchEvent(new Event('hall:hydrated'));
  }, []);
  return null;
}
