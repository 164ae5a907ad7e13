/**
 * Makes a sheet over the page all there is: nothing but it and what is marked `data-frame="bar"` can be reached, by pointer,
 * keyboard or screen reader (LAYOUT-4). The first thing in it takes the focus; the function returned opens the page again and
 * gives the focus back to what opened the sheet, unless it has gone elsewhere.
 */
export function shutBehind(sheet: HTMLElement): () => void {
  const shut = beside(sheet).filter((element) => !element.matches('[data-frame="bar"], [inert]'));
  for (const element of shut) element.inert = true;
  if (!sheet.contains(document.activeElement)) focusFirst(sheet.querySelectorAll('input, a[href], button'));
  return () => {
    for (const element of shut) element.inert = false;
    const { activeElement } = document;
    if (activeElement !== document.body && !sheet.contains(activeElement)) return;
    focusFirst(document.querySelectorAll(`[popovertarget="${sheet.id}"]:not([popovertargetaction])`));
  };
}

function focusFirst(elements: NodeListOf<HTMLElement>): void {
  [...elements].find((element) => element.checkVisibility())?.focus();
}

/** The elements beside an element and beside each of those it stands in. */
function beside(element: Element): readonly HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const others = [...parent.children].filter((other): other is HTMLElement => other instanceof HTMLElement);
  return [...others.filter((other) => other !== element), ...beside(parent)];
}
