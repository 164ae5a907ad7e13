import type { TextEditUrl } from '#ports/cms.port.ts';

/** A text on the page with its translation key. */
export interface TranslatedText {
  readonly key: string;
  readonly translated: string;
}

/** The tool that lists a page's texts for editors (I18N-2). The control panel enables it; only then are edit links requested. */
export interface TranslationToolState {
  readonly enabled: boolean;
  /** One entry per key, in the order of first use. */
  readonly found: readonly TranslatedText[];
}

export const initialTranslationToolState: TranslationToolState = { enabled: false, found: [] };

/** The prefix of the control panel's own keys, which are not listed. */
const controlPanelPrefix = 'controlPanel.';

/** Records a rendered text; the latest text of a key replaces earlier ones. */
export function recordTranslation(
  tool: TranslationToolState,
  { key, translated }: TranslatedText,
): TranslationToolState {
  const others = tool.found.filter((entry) => entry.key !== key);
  const isNew = others.length === tool.found.length;
  const found = isNew
    ? [...others, { key, translated }]
    : tool.found.map((entry) => (entry.key === key ? { key, translated } : entry));
  return { ...tool, found };
}

/** The texts to list, with their edit URLs where known; none while the tool is disabled. */
export function listTranslatedTexts(
  { enabled, found }: TranslationToolState,
  urls: readonly TextEditUrl[],
): readonly (TranslatedText & { readonly url?: string })[] {
  if (!enabled) return [];
  return found
    .filter(({ key }) => !key.startsWith(controlPanelPrefix))
    .map((translation) => {
      const edit = urls.find(({ key }) => key === translation.key);
      return edit ? { ...translation, url: edit.url } : translation;
    });
}
