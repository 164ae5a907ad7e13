/** What became of something to be handed on: given to the visitor's own system, copied, or neither. */
export type ShareOutcome = 'offered' | 'copied' | 'refused';

/** What a browser has to hand things on with; an old one, or a page that did not come over https, lacks some of it. */
type Hands = Partial<Pick<Navigator, 'share' | 'clipboard'>>;

/** Offers something to wherever the visitor's system can send it; where it has no such way, or will not use it, copies a text in its place. Never rejects. */
export async function shareOrCopy(
  content: ShareData,
  text: string,
  browser: Hands = navigator,
): Promise<ShareOutcome> {
  if (typeof browser.share !== 'function') return copied(text, browser);
  try {
    await browser.share(content);
    return 'offered';
  } catch (reason) {
    // Closing the sheet rejects too, and is nothing to tell anyone about.
    return reason instanceof DOMException && reason.name === 'AbortError' ? 'offered' : copied(text, browser);
  }
}

/** Copies a text. Never rejects. */
export async function copied(text: string, { clipboard }: Hands = navigator): Promise<ShareOutcome> {
  if (!clipboard) return 'refused';
  return clipboard.writeText(text).then(
    () => 'copied',
    () => 'refused',
  );
}
