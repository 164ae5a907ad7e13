import { describe, expect, it } from 'vitest';
import { createDocumentWordLister } from '#adapters/in-memory/keyword/document-words.ts';
import type { IndexedDocument } from '#adapters/shared/hall.ts';
import { aDocument, labels } from '#fixtures/builders/a-document.ts';

function concerts(count: number, facets: IndexedDocument['facets'], site = 'nlDefault') {
  return Array.from({ length: count }, () => ({ site, document: aDocument({ words: ['Mahler'], facets }) }));
}

const wheelchair = { specials: labels('Rolstoelplaats vrij') };

describe('the words of a document', () => {
  it('DOOR-4 include its own words, and labels that few concerts have', () => {
    const few = concerts(60, { genres: labels('Orgel'), ...wheelchair });
    const listWords = createDocumentWordLister([...few, ...concerts(60, wheelchair)]);
    expect(few.map(listWords).every((words) => words.join() === 'Mahler,Orgel')).toBe(true);
  });

  it('DOOR-4 include every label of a hall with few concerts', () => {
    const few = concerts(10, wheelchair);
    expect(few.map(createDocumentWordLister(few))[0]).toEqual(['Mahler', 'Rolstoelplaats vrij']);
  });

  it('DOOR-4 depend on the concerts of their own site only', () => {
    const common = concerts(120, wheelchair);
    const [rare] = concerts(1, wheelchair, 'enDefault');
    const listWords = createDocumentWordLister([...common, ...(rare ? [rare] : [])]);
    expect([common[0], rare].map((one) => one && listWords(one).length)).toEqual([1, 2]);
  });
});
