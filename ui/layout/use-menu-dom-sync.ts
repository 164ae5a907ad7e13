import { autorun, reaction, runInAction } from 'mobx';
import { useEffect } from 'react';
import { type MenuStore, type Sheet, sheetNames } from '#ui/stores/menu.store.ts';

/**
 * Synchronizes the menus' store with the DOM (LAYOUT-9). The browser opens items (`details[data-item]`) and sheets
 * (`popover`) natively, even before hydration; the store follows, and what the store closes is closed in the DOM.
 */
export function useMenuDomSync(navigation: MenuStore): void {
  useEffect(() => {
    const updateStore = () => runInAction(() => readDom(navigation));
    updateStore();
    const stopItems = autorun(() => showItems(navigation));
    let restoreBackground = () => {};
    const stopSheets = reaction(
      () => navigation.state.sheet,
      (sheet) => {
        showSheet(sheet);
        restoreBackground();
        const element = sheet && document.getElementById(sheet);
        restoreBackground = element ? makeBackgroundInert(element) : () => {};
      },
      { fireImmediately: true },
    );
    // `toggle` is dispatched later; a click elsewhere must not be handled before it.
    for (const event of ['toggle', 'pointerdown']) document.addEventListener(event, updateStore, true);
    return () => {
      for (const event of ['toggle', 'pointerdown']) document.removeEventListener(event, updateStore, true);
      stopItems();
      stopSheets();
      restoreBackground();
    };
  }, [navigation]);
}

/** Updates the store from the DOM. */
function readDom(navigation: MenuStore): void {
  for (const item of items()) {
    const id = item.dataset['item'] ?? '';
    if (item.open !== navigation.isOpen(id)) navigation.toggle(id);
  }
  navigation.showSheet(sheetNames.find(isShown) ?? null);
}

/** Updates the DOM from the store. */
function showItems(navigation: MenuStore): void {
  for (const item of items()) item.open = navigation.isOpen(item.dataset['item'] ?? '');
}

function showSheet(openSheet: Sheet | null): void {
  for (const sheet of sheetNames) {
    if (isShown(sheet) !== (openSheet === sheet)) document.getElementById(sheet)?.togglePopover();
  }
}

function items(): readonly HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details[data-item]')];
}

function isShown(sheet: Sheet): boolean {
  return document.getElementById(sheet)?.matches(':popover-open') ?? false;
}

/**
 * Makes everything inert except a sheet and `data-frame="bar"` (LAYOUT-4), and moves the focus into the sheet. The function
 * returned undoes it, and returns the focus to the button that opened the sheet, unless the visitor has moved it.
 */
function makeBackgroundInert(sheet: HTMLElement): () => void {
  const background = siblingsOfAncestors(sheet).filter(
    (element) => !element.matches('[data-frame="bar"], [inert]'),
  );
  for (const element of background) element.inert = true;
  if (!sheet.contains(document.activeElement)) focusFirst(sheet.querySelectorAll('input, a[href], button'));
  return () => {
    for (const element of background) element.inert = false;
    const { activeElement } = document;
    if (activeElement !== document.body && !sheet.contains(activeElement)) return;
    focusFirst(document.querySelectorAll(`[popovertarget="${sheet.id}"]:not([popovertargetaction])`));
  };
}

function focusFirst(elements: NodeListOf<HTMLElement>): void {
  [...elements].find((element) => element.checkVisibility())?.focus();
}

/** The siblings of an element and of each of its ancestors. */
function siblingsOfAncestors(element: Element): readonly HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const others = [...parent.children].filter((other): other is HTMLElement => other instanceof HTMLElement);
  return [...others.filter((other) => other !== element), ...siblingsOfAncestors(parent)];
}
