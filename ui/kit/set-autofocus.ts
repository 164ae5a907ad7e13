/** A ref for an element that a popover focuses when it opens: React renders the attribute `autofocus` on the server only. */
export function setAutofocus(element: HTMLElement | null): void {
  element?.toggleAttribute('autofocus', true);
}
