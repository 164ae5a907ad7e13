import { describe, expect, it } from 'vitest';
import { createInMemorySearchIndex } from '#adapters/in-memory/in-memory-search-index.adapter.ts';
import { KeywordSearch } from '#adapters/in-memory/keyword-search.ts';
import { createAllConcertsSearchCriteria } from '#domain/listing/event-list.ts';
import { searchIndexSections } from '#domain/listing/site-search.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { aDocument } from '#fixtures/builders/a-document.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { nicknames } from '#fixtures/hall/content/music/nicknames.ts';
import { works } from '#fixtures/hall/music/repertoire.ts';
import { concertsOf, december as now, hallAt } from '#tests/fixtures/hall/kit/halls.ts';

const hall = hallAt(now);
const index = createInMemorySearchIndex(hall);
const keywords = new KeywordSearch(hall);

describe('the search of a hall in memory', () => {
  it('DOOR-6 a full name finds one person: no work of John Luther Adams for John Adams', async () => {
    const all = createAllConcertsSearchCriteria('en', toHallDay(now));
    const count = async (keyword: string) => (await index.events({ ...all, keyword })).count;
    const found = [await count('john adams'), await count('john luther adams')];
    const coming = concertsOf(hall.editions.en).filter(({ event }) => event.starts > now);
    const played = ['John Adams', 'John Luther Adams'].map(
      (name) => coming.filter(({ event }) => event.composers.includes(name)).length,
    );
    expect(played).not.toContain(0);
    expect(found).toEqual(played);
  });

  it.each(searchIndexSections)(
    'WAY-21 a word that the site has is not replaced by another: bach is not back in %s',
    (section) => {
      const documents = hall.editions.en.documents.filter((document) => document.section === section);
      const { scores, matchingWords } = keywords.find(['en'], documents, 'bach', true);
      const others = scores.size > 0 ? [...matchingWords].filter((word) => /back|each/.test(word)) : [];
      expect(others).toEqual([]);
    },
  );

  it('DOOR-44 a series is found by its own texts with those of one of its concerts, not of several', () => {
    const series = (uri: string, ...parts: readonly (readonly string[])[]) => ({
      ...aDocument({ section: 'series', uri, title: uri }),
      parts,
    });
    const documents = [
      series('spread', ['Gustav Mahler', 'Symfonie'], ['Clara Wieck', 'Piano']),
      series('within', ['Gustav Mahler', 'Piano'], ['Clara Wieck']),
    ];
    const search = new KeywordSearch(aHall({ nl: { documents } }));
    const find = (keyword: string) =>
      [...search.find(['nl'], documents, keyword, false).scores.keys()].map(({ uri }) => uri);
    expect(['mahler', 'mahler piano', 'spread mahler'].map(find)).toEqual([
      ['spread', 'within'],
      ['within'],
      ['spread'],
    ]);
  });

  it('WAY-20 knows each work of a nickname', () => {
    const keys = works.map(({ key }) => key);
    expect(Object.keys(nicknames).filter((key) => !keys.includes(key))).toEqual([]);
  });
});
