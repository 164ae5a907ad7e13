import { describe, expect, it } from 'vitest';
import { parseSourceFile } from '#tests/architecture/source/source-file.ts';
import {
  formatCoverage,
  idsIn,
  matchTitles,
  projectCoverage,
  projectTitles,
} from '#tests/tools/spec/coverage.ts';
import { titlesIn } from '#tests/tools/spec/titles.ts';

const document = `
# Sales
- **SALE-1** A code is one of five.
- **SALE-2** On sale is on sale.

Some **SALE-3** words that are no line.
- **I18N-1** Dutch first.
`;

/** The coverage of the document by tests with these titles. */
function coverageBy(...titles: readonly string[]) {
  return matchTitles(
    document,
    titles.map((text) => ({ place: 'tests/sale.test.ts:3', text })),
  );
}

describe('the titles', () => {
  it('tests, groups and tables are read, templates with placeholders', () => {
    const text = `
      describe(\`\${name} keeps its promises\`, () => {
        it('one', () => {});
        it.each([1])("two", () => {});
        test.describe('three', () => {});
        describe.each\`a\`('four', () => {});
        it(named, () => {});
        expect('five');
        submit('six');
      });`;
    const titles = titlesIn(parseSourceFile({ path: 'tests/a.test.ts', text }));
    expect(titles.map((title) => [title.place, title.text])).toEqual([
      ['tests/a.test.ts:2', '${…} keeps its promises'],
      ['tests/a.test.ts:3', 'one'],
      ['tests/a.test.ts:4', 'two'],
      ['tests/a.test.ts:5', 'three'],
      ['tests/a.test.ts:6', 'four'],
    ]);
  });

  it.each([
    ['SALE-1 ROUTE-2 of a cancelled concert names the next', 'of'],
    ['A05, B13 and C20 that fail are logged', 'that'],
    ['without a login nobody has favourites', 'nobody'],
    ['SALE-1 and SALE-2 the notice of a concert with a date', undefined],
  ])('the fault of "%s" is %s', (title, fault) => {
    expect(findTitleFault(title)).toBe(fault);
  });

  it('are sentences with a subject, in the words of the code', () => {
    const faulty = projectTitles().filter(({ text }) => findTitleFault(text) !== undefined);
    expect(faulty.map(({ place, text }) => `${place} ${text}`)).toEqual([]);
  });
});

describe('the ids in a title', () => {
  const groups = new Set(['SALE', 'I18N']);

  it.each([
    ['SALE-3 treats a past end as nothing', ['SALE-3']],
    ['SALE-1, SALE-2 and I18N-1 agree', ['SALE-1', 'SALE-2', 'I18N-1']],
    ['answers nothing (SALE-99)', ['SALE-99']],
    ['SALES-3 is a slip', ['SALES-3']],
    ['A01 asks once', ['A01']],
    ['reads UTF-8, ISO-8601 and A4 as words', []],
  ])('"%s"', (title, ids) => {
    expect(idsIn(title, groups)).toEqual(ids);
  });
});

describe('the coverage', () => {
  it('is of the lines that start with an id, each with the titles that name it', () => {
    const { covered, errors } = coverageBy('SALE-2 sells', 'SALE-2 sells more');
    expect(covered.map(({ id, rule, titles }) => [id, rule, titles.length])).toEqual([
      ['SALE-1', 'A code is one of five.', 0],
      ['SALE-2', 'On sale is on sale.', 2],
      ['I18N-1', 'Dutch first.', 0],
    ]);
    expect(errors).toEqual([]);
  });

  it('has an error for an unknown id, except those of the reliability catalogue, and for one that occurs twice', () => {
    expect(coverageBy('SALE-9 sells', 'B07 varies', 'F07 flies').errors).toEqual([
      'tests/sale.test.ts:3 names SALE-9, which docs/requirements.md does not know: "SALE-9 sells"',
    ]);
    expect(matchTitles(`${document}\n- **SALE-1** Again.`, []).errors).toEqual([
      'docs/requirements.md has SALE-1 twice.',
    ]);
  });

  it('is reported line by line, with the totals and the errors at the end', () => {
    const coverage = coverageBy('SALE-1 sells', 'SALE-9 sells');
    expect(formatCoverage(coverage)).toEqual([
      '+ SALE-1     A code is one of five.',
      '               tests/sale.test.ts:3 SALE-1 sells',
      '- SALE-2     On sale is on sale.',
      '- I18N-1     Dutch first.',
      '',
      '1 of 3 requirements are named by a test.',
      ...coverage.errors,
    ]);
  });

  it('is large for this project, and has no error', () => {
    const { covered, errors } = projectCoverage();
    expect(covered.length).toBeGreaterThan(170);
    expect(errors).toEqual([]);
  });
});

/**
 * What is wrong with a title: the word with which it begins after its ids, which leaves out the subject, or a colloquial one that the
 * code does not use either; undefined if nothing is.
 */
function findTitleFault(text: string): string | undefined {
  const sentence = text.replace(/^(([A-Z][A-Z0-9]*-|[A-F])\d+(,| and| to)? )+/, '');
  return (
    /^(of|that|with|and)\b/i.exec(sentence)?.[0] ??
    /\b(drawn|called off|worthiest|whoever|nobody|somebody)\b/i.exec(sentence)?.[0]
  );
}
