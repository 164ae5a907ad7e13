import { useEffect } from 'react';

/** Says that the page is awake, once: `boot.ts` then gives back the press it kept. */
export function Awake() {
  useEffect(() => {
    document.documentElement.dataset['awake'] = 'yes';
    dispatchEvent(new Event('hall:awake'));
  }, []);
  return null;
}
