/** What became of a text that was to be shared: given to the visitor's system, copied, or neither. */
export type Shared = 'given' | 'copied' | 'refused';

/** Gives a text to wherever the visitor's system can send it; where it cannot, copies it. Never rejects. */
export function useShareText(): (title: string, text: string) => Promise<Shared> {
  return async (title, text) => {
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, text });
        return 'given';
      }
      await navigator.clipboard.writeText(text);
      return 'copied';
    } catch {
      return 'refused';
    }
  };
}
