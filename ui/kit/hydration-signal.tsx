import { useEffect } from 'react';

/** Says that the page is awake, once: `boot.ts` then gives back the press it kept. */
export function HydrationSignal() {
  useEffect(() => {
    document.documentElement.dataset['awake'] = 'yes';
    dispatchEvent(new Event('hall:hydrated'));
  }, []);
  return null;
}
