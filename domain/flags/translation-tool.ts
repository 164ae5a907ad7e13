/** A text on the page and the key it was found by. */
export interface FoundTranslation {
  readonly key: string;
  readonly translated: string;
}

/** Where an editor changes a text. */
export interface TranslationUrl {
  readonly key: string;
  readonly url: string;
}

/** The tool that shows editors the texts of a page (I18N-2). The control panel sets the flag; only then are edit links asked for. */
export interface TranslationTool {
  readonly enabled: boolean;
  /** Each key once, in the order found. */
  readonly found: readonly FoundTranslation[];
}

export const translationToolOff: TranslationTool = { enabled: false, found: [] };

/** Keys of the control panel itself, which are nothing of the page's. */
const controlPanelPrefix = 'controlPanel.';

/** Notes a text that was drawn; the newest text of a key stands. */
export function noted(tool: TranslationTool, { key, translated }: FoundTranslation): TranslationTool {
  const others = tool.found.filter((known) => known.key !== key);
  const isNew = others.length === tool.found.length;
  const found = isNew
    ? [...others, { key, translated }]
    : tool.found.map((known) => (known.key === key ? { key, translated } : known));
  return { ...tool, found };
}

/** The texts to list, with the place to edit each where there is one; none while the tool is off. */
export function listedTranslations(
  { enabled, found }: TranslationTool,
  urls: readonly TranslationUrl[],
): readonly (FoundTranslation & { readonly url?: string })[] {
  if (!enabled) return [];
  return found
    .filter(({ key }) => !key.startsWith(controlPanelPrefix))
    .map((translation) => {
      const edit = urls.find(({ key }) => key === translation.key);
      return edit ? { ...translation, url: edit.url } : translation;
    });
}
