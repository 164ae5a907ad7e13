/** What became of a text that was to be shared: offered to the visitor's system, copied, or neither. */
export type SharedText = 'offered' | 'copied' | 'refused';

/** Offers a text to wherever the visitor's system can send it; where it has no way of its own, copies it. Never rejects. */
export function useShareText(): (title: string, text: string) => Promise<SharedText> {
  return async (title, text) => {
    if (typeof navigator.share === 'function') {
      // Closing the sheet rejects too, and is nothing to tell anyone about.
      await navigator.share({ title, text }).catch(() => {});
      return 'offered';
    }
    return navigator.clipboard.writeText(text).then(
      () => 'copied',
      () => 'refused',
    );
  };
}
