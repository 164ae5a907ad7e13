import { describe, expect, it } from 'vitest';
import {
  parseJsonAsEditorData,
  serializeEditorDataAsJson,
} from '#adapters/cms-folder/editor/editor-file-format.ts';

const text = [{ name: 'nl' }, { name: 'en' }];
const fields = [
  { name: 'title', fields: text },
  { name: 'genres', fields: text },
  { name: 'performers', fields: [{ name: 'name' }, { name: 'role', fields: text }] },
];

describe('a JSON file in the editor', () => {
  it('EDITOR-4 has a text in each language where the file has one for all', () => {
    const file = {
      title: 'Trio',
      room: 'cellar',
      genres: ['Jazz', { nl: 'Laat', en: 'Late' }],
      performers: [{ name: 'Ada', role: 'bas' }],
    };
    expect(parseJsonAsEditorData(JSON.stringify(file), fields, ['nl', 'en'])).toEqual({
      title: { nl: 'Trio', en: 'Trio' },
      room: 'cellar',
      genres: [
        { nl: 'Jazz', en: 'Jazz' },
        { nl: 'Laat', en: 'Late' },
      ],
      performers: [{ name: 'Ada', role: { nl: 'bas', en: 'bas' } }],
    });
  });

  it('EDITOR-4 has one text in a hall with one language, whatever the file has', () => {
    const file = { title: { en: 'Strings' }, genres: ['Late', { en: 'Jazz' }] };
    const one = [{ name: 'title' }, { name: 'genres' }];
    const expected = { title: 'Strings', genres: ['Late', 'Jazz'] };
    expect(parseJsonAsEditorData(JSON.stringify(file), one, ['en'])).toEqual(expected);
  });

  it('EDITOR-4 has no dots in names, which the file has again when it is saved', () => {
    const file = { translations: { 'offer.order': 'Kaarten via a/b.c' } };
    const parsed = parseJsonAsEditorData(JSON.stringify(file), [], ['nl']);
    expect(JSON.stringify(parsed)).not.toContain('offer.order');
    expect(JSON.parse(serializeEditorDataAsJson(parsed))).toEqual(file);
  });
});
