import { autorun, reaction, runInAction } from 'mobx';
import { useEffect } from 'react';
import { type NavigationStore, type Sheet, sheets } from '#ui/stores/navigation.store.ts';

/**
 * Keeps the browser and the store of the menus of one mind (LAYOUT-9). The browser opens items (`details[data-item]`) and
 * sheets (`popover`) by itself, before any script runs; the store follows what it did, and what the store closes is closed.
 */
export function useDetailsSync(navigation: NavigationStore): void {
  useEffect(() => {
    const follow = () => runInAction(() => learn(navigation));
    follow();
    const stopItems = autorun(() => showItems(navigation));
    let reopen = () => {};
    const stopSheets = reaction(
      () => navigation.state.sheet,
      (sheet) => {
        showSheet(sheet);
        reopen();
        const element = sheet && document.getElementById(sheet);
        reopen = element ? makeBackgroundInert(element) : () => {};
      },
      { fireImmediately: true },
    );
    // Browsers tell of what they opened a moment later; a press elsewhere must not come before that.
    for (const event of ['toggle', 'pointerdown']) document.addEventListener(event, follow, true);
    return () => {
      for (const event of ['toggle', 'pointerdown']) document.removeEventListener(event, follow, true);
      stopItems();
      stopSheets();
      reopen();
    };
  }, [navigation]);
}

/** Tells the store what the browser has open. */
function learn(navigation: NavigationStore): void {
  for (const item of items()) {
    const id = item.dataset['item'] ?? '';
    if (item.open !== navigation.isOpen(id)) navigation.toggle(id);
  }
  navigation.showSheet(sheets.find(isShown) ?? null);
}

/** Makes the browser show what the store says. */
function showItems(navigation: NavigationStore): void {
  for (const item of items()) item.open = navigation.isOpen(item.dataset['item'] ?? '');
}

function showSheet(wanted: Sheet | null): void {
  for (const sheet of sheets) {
    if (isShown(sheet) !== (wanted === sheet)) document.getElementById(sheet)?.togglePopover();
  }
}

function items(): readonly HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details[data-item]')];
}

function isShown(sheet: Sheet): boolean {
  return document.getElementById(sheet)?.matches(':popover-open') ?? false;
}

/**
 * Makes a sheet over the page all there is: nothing but it and what is marked `data-frame="bar"` can be reached, by pointer,
 * keyboard or screen reader (LAYOUT-4). The first thing in it takes the focus; the function returned opens the page again and
 * gives the focus back to what opened the sheet, unless it has gone elsewhere.
 */
function makeBackgroundInert(sheet: HTMLElement): () => void {
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
