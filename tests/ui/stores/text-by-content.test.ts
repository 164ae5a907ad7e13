import { expect, it } from 'vitest';
import { findTextByContent } from '#ui/stores/translation-tool.ts';

const texts = [
  { key: 'offer.order', translated: 'Bestel' },
  { key: 'series.order', translated: 'Bestel de serie' },
  { key: 'events.count', translated: '12 concerten' },
  { key: 'empty', translated: '' },
];

it('WAY-46 the text that an element shows is the same text, whatever its spaces', () => {
  expect(findTextByContent(texts, 'Bestel')?.key).toBe('offer.order');
  expect(findTextByContent(texts, ' Bestel \n de serie ')?.key).toBe('series.order');
});

it('WAY-46 else it is the longest text that the element contains; none if it contains none', () => {
  expect(findTextByContent(texts, 'Bestel de serie nu')?.key).toBe('series.order');
  expect(findTextByContent(texts, 'Alle 12 concerten')?.key).toBe('events.count');
  expect(findTextByContent(texts, 'Mahlers Tweede')).toBeUndefined();
});
