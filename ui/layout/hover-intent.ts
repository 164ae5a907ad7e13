/** How long the mouse rests on an item before it opens, so that one that only passes opens nothing. */
const openDelayMs = 120;

/** How long an item stays open after the mouse has left it, long enough to reach its children below the header. */
const closeDelayMs = 350;

/** An item that opens and closes: a `<details>` element. */
interface OpenableItem {
  open: boolean;
}

/**
 * Creates a function to call with the item under the mouse, or null. It opens the item on which the mouse rests, and closes it
 * shortly after the mouse has left (WAY-33). An item that was open already stays open, and so does one that `hasFocus`.
 */
export function createHoverIntent<Item extends OpenableItem>(
  hasFocus: (item: Item) => boolean,
): (item: Item | null) => void {
  let hovered: Item | null = null;
  let opened: Item | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = (item: Item): void => {
    if (item.open) return;
    item.open = true;
    opened = item;
  };
  const close = (): void => {
    if (opened && !hasFocus(opened)) opened.open = false;
    opened = null;
  };
  return (item) => {
    if (item === hovered) return;
    hovered = item;
    clearTimeout(timer);
    // Not opened again after a click that closes it under the mouse.
    if (item?.open) return;
    timer = item ? setTimeout(() => open(item), openDelayMs) : setTimeout(close, closeDelayMs);
  };
}
