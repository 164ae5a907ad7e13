import { describe, expect, it } from 'vitest';
import { parseSourceFile } from '#tests/architecture/source/source-file.ts';
import { idsIn, matchTitles } from '#tests/tools/spec/coverage.ts';
import { projectCoverage, projectRequirements } from '#tests/tools/spec/project.ts';
import { formatCoverage, isAccepted, shortened } from '#tests/tools/spec/report.ts';
import { repeatedIn, requirementsIn } from '#tests/tools/spec/requirements.ts';
import { titlesIn } from '#tests/tools/spec/titles.ts';

const document = `
# Sales
- **SALE-1** A code is one of five.
- **SALE-2** On sale is on sale.

Some **SALE-3** words that are no line.
- **I18N-1** Dutch first.
`;

const requirements = requirementsIn(document);

function titled(text: string) {
  return { path: 'tests/sale.test.ts', line: 3, text };
}

describe('the requirements', () => {
  it('are the lines that start with an id', () => {
    expect(requirements).toEqual([
      { id: 'SALE-1', rule: 'A code is one of five.' },
      { id: 'SALE-2', rule: 'On sale is on sale.' },
      { id: 'I18N-1', rule: 'Dutch first.' },
    ]);
  });

  it('that occur twice are reported', () => {
    expect(repeatedIn(requirementsIn(`${document}\n- **SALE-1** Again.`))).toEqual(['SALE-1']);
  });

  it('of this project are many, and each occurs once', () => {
    expect(projectRequirements().length).toBeGreaterThan(170);
    expect(repeatedIn(projectRequirements())).toEqual([]);
  });
});

describe('the titles', () => {
  it('of tests, groups and tables are read, templates with placeholders', () => {
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
    expect(titles.map((title) => title.text)).toEqual([
      '${…} keeps its promises',
      'one',
      'two',
      'three',
      'four',
    ]);
    expect(titles.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6]);
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
  it('matches each title with its requirements', () => {
    const { covered, strays } = matchTitles(requirements, [
      titled('SALE-2 sells'),
      titled('SALE-2 sells more'),
    ]);
    expect(covered.map(({ titles }) => titles.length)).toEqual([0, 2, 0]);
    expect(strays).toEqual([]);
  });

  it('reports unknown ids, except those of the reliability catalogue', () => {
    const { strays } = matchTitles(requirements, [
      titled('SALE-9 sells'),
      titled('B07 varies'),
      titled('F07 flies'),
    ]);
    expect(strays.map(({ id }) => id)).toEqual(['SALE-9']);
  });

  it('fails for an unknown id always, for a requirement without a test only if strict', () => {
    const stray = matchTitles(requirements, [titled('SALE-9 sells')]);
    const partial = matchTitles(requirements, [titled('SALE-1 sells')]);
    const full = matchTitles(requirements, [titled('SALE-1, SALE-2 and I18N-1')]);
    expect([stray, partial, full].map((coverage) => isAccepted(coverage, false))).toEqual([
      false,
      true,
      true,
    ]);
    expect([stray, partial, full].map((coverage) => isAccepted(coverage, true))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('is reported line by line, with the totals and the unknown ids at the end', () => {
    const lines = formatCoverage(matchTitles(requirements, [titled('SALE-1 sells'), titled('SALE-9 sells')]));
    expect(lines).toContain('+ SALE-1     A code is one of five.');
    expect(lines).toContain('               tests/sale.test.ts:3 SALE-1 sells');
    expect(lines).toContain('- SALE-2     On sale is on sale.');
    expect(lines.slice(-2)).toEqual([
      '1 of 3 requirements are named by a test.',
      'tests/sale.test.ts:3 names SALE-9, which docs/requirements.md does not know: "SALE-9 sells"',
    ]);
  });

  it('shortens a requirement at a word', () => {
    expect(shortened('short')).toBe('short');
    expect(shortened('word '.repeat(30))).toMatch(/^(word )+word…$/);
  });

  it('of this project has no unknown requirement', () => {
    expect(projectCoverage().strays).toEqual([]);
  });
});
