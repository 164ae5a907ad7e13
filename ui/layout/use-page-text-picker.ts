import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { readShownText } from '#ui/layout/find-element-with-text.ts';
import { useElementPicker } from '#ui/layout/use-element-picker.ts';
import type { TranslationToolStore } from '#ui/stores/translation-tool.store.ts';
import { findTextByContent } from '#ui/stores/translation-tool.ts';

/** The text that an editor picked on the page (WAY-46). */
type TextSelection =
  | { readonly kind: 'none' }
  /** The editor is to press a text on the page. */
  | { readonly kind: 'picking' }
  | { readonly kind: 'chosen'; readonly key: string }
  /** The text that was pressed is content of the page, which is not listed. */
  | { readonly kind: 'unlisted' };

interface TextSelectionState {
  readonly selection: TextSelection;
  readonly togglePicking: () => void;
  /** The row of the chosen text, which receives the focus. */
  readonly rowRef: RefObject<HTMLDivElement | null>;
}

/** Lets an editor pick a text on the page; `onChosen` is called with a listed one before its row receives the focus. */
export function usePageTextPicker(
  translations: TranslationToolStore,
  panelRef: RefObject<HTMLElement | null>,
  onChosen: () => void,
): TextSelectionState {
  const [selection, setSelection] = useState<TextSelection>({ kind: 'none' });
  const rowRef = useRef<HTMLDivElement>(null);
  const pick = useCallback(
    (element: Element | null) => {
      const found = element && findTextByContent(translations.listedTexts, readShownText(element));
      if (found) onChosen();
      if (found) setSelection({ kind: 'chosen', key: found.key });
      else setSelection({ kind: element ? 'unlisted' : 'none' });
    },
    [translations, onChosen],
  );
  useElementPicker(selection.kind === 'picking', panelRef, pick);
  useEffect(() => {
    if (selection.kind === 'chosen') rowRef.current?.focus();
  }, [selection]);
  const togglePicking = () =>
    setSelection(selection.kind === 'picking' ? { kind: 'none' } : { kind: 'picking' });
  return { selection, togglePicking, rowRef };
}
