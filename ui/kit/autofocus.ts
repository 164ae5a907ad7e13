/** A ref for an element that a popover focuses when it opens: React renders the attribute `autofocus` on the server only. */
export function setAutofocus(element: HTMLElement | null): void {
  element?.toggleAttribute('autofocus', true);
}

/** A ref for the field or frame of a component that replaces the focused one: it is focused when it is mounted. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
