import { useEffect } from 'react';

/**
 * Signals, once, that the page is hydrated; `schedule-hydration.ts` then repeats the presses that it stored. In a task of its own: React
 * would put a press that is repeated inside an effect into the batch of that effect.
 */
export function HydrationSignal() {
  useEffect(() => {
    const task = setTimeout(() => {
      document.documentElement.dataset['hydrated'] = 'yes';
      dispatchEvent(new Event('hall:hydrated'));
    });
    return () => clearTimeout(task);
  }, []);
  return null;
}
