/** The result of sharing: passed to the system's share sheet, copied to the clipboard, or neither. */
export type ShareOutcome = 'offered' | 'copied' | 'refused';

/** The browser APIs for sharing; old browsers and pages without https lack some of them. */
type SharingApis = Partial<Pick<Navigator, 'share' | 'clipboard'>>;

/** Opens the system's share sheet; if it is missing or fails, copies `text` to the clipboard. Never rejects. */
export async function shareOrCopy(
  content: ShareData,
  text: string,
  browser: SharingApis = navigator,
): Promise<ShareOutcome> {
  if (typeof browser.share !== 'function') return copyTextToClipboard(text, browser);
  try {
    await browser.share(content);
    return 'offered';
  } catch (cause) {
    // The promise also rejects when the visitor closes the sheet; that is not an error.
    return cause instanceof DOMException && cause.name === 'AbortError'
      ? 'offered'
      : copyTextToClipboard(text, browser);
  }
}

/** Copies a text to the clipboard. Never rejects. */
export async function copyTextToClipboard(
  text: string,
  { clipboard }: SharingApis = navigator,
): Promise<ShareOutcome> {
  if (!clipboard) return 'refused';
  return clipboard.writeText(text).then(
    () => 'copied',
    () => 'refused',
  );
}
