/** A ref for the field or frame of a component that replaces the focused one: it is focused when it is mounted. */
export function focusElement(element: HTMLElement | null): void {
  element?.focus();
}
