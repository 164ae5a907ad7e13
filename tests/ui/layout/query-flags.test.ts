import { describe, expect, it } from 'vitest';
import { hasDebugFlag, isControlPanelRequested } from '#ui/layout/query-flags.ts';
import {
  listTranslatedTexts,
  recordTranslation,
  type TranslatedText,
  initialTranslationToolState,
} from '#ui/stores/translation-tool.ts';

const values = ['yes', 'true', '1', 'tix', 'TRUE', 'no', '0', '', null, undefined];

describe('flags in the address', () => {
  it('LAYOUT-7 enable the control panel with yes, true or 1', () => {
    expect(values.filter(isControlPanelRequested)).toEqual(['yes', 'true', '1']);
  });

  it('TIX-6 enable debug output with tix, yes, true or 1', () => {
    expect(values.filter(hasDebugFlag)).toEqual(['yes', 'true', '1', 'tix']);
  });
});

describe('the translations found on a page', () => {
  const basket: TranslatedText = { key: 'header.basket', translated: 'Winkelmand' };
  const search: TranslatedText = { key: 'header.search', translated: 'Zoeken' };
  const own: TranslatedText = { key: 'controlPanel.title', translated: 'Bedieningspaneel' };
  const toolWith = (...found: TranslatedText[]) =>
    found.reduce(recordTranslation, { ...initialTranslationToolState, enabled: true });

  it('I18N-2 are listed each once, with its newest text, in the order found', () => {
    const renamed = { ...basket, translated: 'Mandje' };
    expect(listTranslatedTexts(toolWith(basket, search, renamed), [])).toEqual([renamed, search]);
  });

  it('I18N-2 leave out those of the control panel itself', () => {
    expect(listTranslatedTexts(toolWith(own, basket), [])).toEqual([basket]);
  });

  it('I18N-2 lead to the place where they are edited', () => {
    const url = 'https://cms.example.org/admin/translations/812';
    expect(listTranslatedTexts(toolWith(basket, search), [{ key: 'header.basket', url }])).toEqual([
      { ...basket, url },
      search,
    ]);
  });

  it('I18N-2 are not listed while the tool is off, as it is at first', () => {
    expect(initialTranslationToolState).toEqual({ enabled: false, found: [] });
    expect(listTranslatedTexts({ enabled: false, found: [basket] }, [])).toEqual([]);
  });
});
