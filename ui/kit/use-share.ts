import { useState } from 'react';
import { useAwake } from '#ui/kit/use-awake.ts';

/** What became of the last wish; it is said aloud. */
type Shared = 'nothing' | 'copied' | 'notCopied';

interface Sharing {
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
    share: () => void handedOn(title, url).then(setShared),
    copy: () => void copied(url).then(setShared),
    print: () => window.print(),
  };
}

/** Closing the sheet is nothing to tell anyone about; where it could not be used, the address is copied instead. */
async function handedOn(title: string, url: string): Promise<Shared> {
  try {
    await navigator.share({ title, url });
    return 'nothing';
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError' ? 'nothing' : copied(url);
  }
}

async function copied(text: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'notCopied';
  }
}
