import { useState } from 'react';
import { useAwake } from '#ui/kit/use-awake.ts';

/** What became of the last wish; it is said aloud. */
export type Shared = 'nothing' | 'copied' | 'notCopied';

export interface Sharing {
  /** The browser has a way of its own to hand a page to somebody; known only where scripts run. */
  readonly mayShare: boolean;
  readonly shared: Shared;
  share(): void;
  copy(): void;
  print(): void;
}

/** Hands a page on: through the browser's own sheet, through the clipboard, onto paper. Nobody is told of it. */
export function useShare(title: string, url: string): Sharing {
  const [shared, setShared] = useState<Shared>('nothing');
  const isAwake = useAwake();
  return {
    mayShare: isAwake && typeof navigator.share === 'function',
    shared,
    // Closing the sheet rejects too, and is nothing to tell anyone about.
    share: () => void navigator.share({ title, url }).catch(() => {}),
    copy: () => void copied(url).then(setShared),
    print: () => window.print(),
  };
}

async function copied(text: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'notCopied';
  }
}
