import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import type { CmsPort, TextEditUrl } from '#ports/cms.port.ts';
import { closeAfterTest } from '#tests/contracts/close-after-test.ts';

export type EditPlaces = Readonly<Record<Locale, readonly TextEditUrl[]>>;

export type EditorCms = Pick<CmsPort, 'translationUrls'>;

export interface GivenTranslationUrls {
  readonly cms: EditorCms;
  close(): Promise<void>;
}

const urls: EditPlaces = {
  nl: [
    { key: 'header.basket', url: 'https://cms.example.test/admin/translations/812' },
    { key: 'footer.newsletter', url: 'https://cms.example.test/admin/translations/813' },
  ],
  en: [{ key: 'header.basket', url: 'https://cms.example.test/admin/translations/912' }],
};

/** The contract of every CMS towards editors and other visitors. */
export function translationUrlsContract(
  name: string,
  given: (urls: EditPlaces, isEditor: boolean) => Promise<GivenTranslationUrls>,
): void {
  async function open(isEditor: boolean): Promise<EditorCms> {
    return (await closeAfterTest(given(urls, isEditor))).cms;
  }

  describe(`${name} fulfils the contract for editors`, () => {
    it('CALL-7 I18N-2 returns an editor the edit URL of each text, in each language', async () => {
      const cms = await open(true);
      expect(await cms.translationUrls({ locale: 'nl' })).toEqual(urls.nl);
      expect(await cms.translationUrls({ locale: 'en' })).toEqual(urls.en);
    });

    it('CALL-7 returns nothing to other visitors', async () => {
      const cms = await open(false);
      expect(await cms.translationUrls({ locale: 'nl' })).toEqual([]);
    });

    it('rejects with the reason of an abort', async () => {
      const cms = await open(true);
      const reason = new Error('the editor went on');
      await expect(cms.translationUrls({ locale: 'nl' }, AbortSignal.abort(reason))).rejects.toBe(reason);
    });
  });
}
