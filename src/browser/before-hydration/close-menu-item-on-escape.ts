/** Closes the open item of the main menu on Escape, and returns the focus from its children to its button (LAYOUT-9). */
export function closeMenuItemOnEscape({ key }: KeyboardEvent): void {
  const openItem = document.querySelector<HTMLDetailsElement>('details[name="main-menu"][open]');
  if (key !== 'Escape' || !openItem) return;
  if (openItem.contains(document.activeElement)) openItem.querySelector('summary')?.focus();
  openItem.open = false;
}
