import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wordsImporters } from '#src/lazy-imports.ts';
import { halls } from '#tests/halls/halls.ts';
import { textsOfOneHall } from '#tests/halls/texts-of-one-hall.ts';
import { root } from '#tests/root.ts';

const listed: readonly string[] = Object.values(textsOfOneHall).flat();

/** What a text of one hall names, in either language. */
const namesOfOneHall = {
  en: /\bfigures?\b|box office|programmers|friend|lottery|newsletter|VIP|\blines\b|Concert schedule/i,
  nl: /kassa|figuur|figuren|programmeur|Vriend|Loterij|VIP|nieuwsbrief|\blijnen\b|Concertagenda/,
};

/** The colophon is that of the hall's identity; the debug pages and the editor's tools are for staff. */
const exempt = /^(?:footer\.colophon$|debug\.|editor\.)/;

const texts = await Promise.all(
  Object.values(wordsImporters).map(async ({ nl, en }) => ({
    nl: Object.entries(await nl()),
    en: Object.entries(await en()),
  })),
);

describe('the texts of the site that speak of one hall', () => {
  it('HALL-19 are in the list, each of them', () => {
    const found = (['nl', 'en'] as const).flatMap((locale) =>
      texts
        .flatMap((area) => area[locale])
        .filter(([key, text]) => !exempt.test(key) && namesOfOneHall[locale].test(text))
        .map(([key]) => key),
    );
    expect([...new Set(found)].toSorted()).toEqual(listed.toSorted());
  });

  it('HALL-19 are named in the how-to', () => {
    const howTo = readFileSync(join(root, 'docs/how-to/start-another-hall.md'), 'utf8');
    expect(listed.filter((key) => !howTo.includes(`\`${key}\``))).toEqual([]);
  });
});

const examples = halls.filter(({ hallIdentity }) => hallIdentity.isExample);

describe.each(examples)('$folder', ({ folder, hallIdentity: { contentFolder = '', languages } }) => {
  it.each(languages)('HALL-19 has those that any hall shows in words of its own (%s)', (tag) => {
    const path = join(root, folder, contentFolder, `global.${tag.slice(0, 2)}.json`);
    const { translations = {} } = JSON.parse(readFileSync(path, 'utf8')) as {
      readonly translations?: Readonly<Record<string, string>>;
    };
    expect(textsOfOneHall.everywhere.filter((key) => translations[key] === undefined)).toEqual([]);
  });
});
