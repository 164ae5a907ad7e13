/** Closes the item of the main menu that is open or under the mouse on Escape, and returns the focus from its children to its button (LAYOUT-9). */
export function closeMenuItemOnEscape({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  document.getElementById('menu')?.setAttribute('data-hover', 'off');
  const openItem = document.querySelector<HTMLDetailsElement>('details[name="main-menu"][open]');
  if (!openItem) return;
  if (openItem.contains(document.activeElement)) openItem.querySelector('summary')?.focus();
  openItem.open = false;
}
