import { useState } from 'react';
import { copied, type HandedOn, handOn } from '#ui/kit/hand-on.ts';
import { useAwake } from '#ui/kit/use-awake.ts';

interface Sharing {
  /** The browser has a way of its own to hand a page to somebody; known only where scripts run. */
  readonly mayShare: boolean;
  /** What became of the last wish, to be said aloud; null before the first. */
  readonly shared: HandedOn | null;
  share(): void;
  copy(): void;
  print(): void;
}

/** Hands a page on: through the browser's own sheet, through the clipboard, onto paper. Nobody is told of it. */
export function useShare(title: string, url: string): Sharing {
  const [shared, setShared] = useState<HandedOn | null>(null);
  const isAwake = useAwake();
  return {
    mayShare: isAwake && typeof navigator.share === 'function',
    shared,
    share: () => void handOn({ title, url }, url).then(setShared),
    copy: () => void copied(url).then(setShared),
    print: () => window.print(),
  };
}
