import { collapseSpaces } from '#ui/stores/translation-tool.ts';

/** Attributes whose text a visitor sees or hears. */
const textAttributes = ['aria-label', 'placeholder', 'title', 'alt'] as const;

/** The innermost element of the page, outside the panel, that shows a text; null if it is not shown now (WAY-46). */
export function findElementWithText(text: string, panel: Element): Element | null {
  const shownText = collapseSpaces(text);
  const elements = [...document.body.querySelectorAll('*')].filter((element) => !panel.contains(element));
  const showing = elements.filter((element) => listOwnTexts(element).some((own) => own.includes(shownText)));
  return (
    showing.find((element) => listOwnTexts(element).includes(shownText)) ?? showing.find(isVisible) ?? null
  );
}

/** The text that an element shows, for the row of an editor's panel: its own, else its accessible name. */
export function readShownText(element: Element): string {
  return listOwnTexts(element).find((own) => own !== '') ?? collapseSpaces(element.textContent);
}

function listOwnTexts(element: Element): readonly string[] {
  const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return [
    collapseSpaces(own.map(({ textContent }) => textContent ?? '').join('')),
    ...textAttributes.map((name) => collapseSpaces(element.getAttribute(name) ?? '')),
  ];
}

function isVisible(element: Element): boolean {
  return element.getClientRects().length > 0;
}
