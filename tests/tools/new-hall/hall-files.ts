import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Locale } from '#domain/locale/locale.ts';
import { type HallAnswers, readLanguage, toLanguageTags } from '#tests/tools/new-hall/hall-answers.ts';
import { hallContent } from '#tests/tools/new-hall/hall-content.ts';

/** What a new hall looks like at first: the modules and fonts of this one, which pass the checks of contrasts and fonts. */
const example = 'fixtures/halls/nachtpont';

/** Its modules that a new hall has in words of its own. */
const ownModules = ['identity.ts', 'room-plates.ts'];

/** The files of a new hall, by path. `now`: its concerts begin a week later. */
export function hallFiles(
  root: string,
  folderName: string,
  answers: HallAnswers,
  now: number,
): Readonly<Record<string, string | Uint8Array>> {
  const content = answers.cms === 'folder' ? hallContent(folderName, answers, now) : {};
  const files = {
    ...copiedFiles(root),
    'identity.ts': identity(answers),
    'room-plates.ts': roomPlates,
    ...Object.fromEntries(
      Object.entries(content).map(([path, data]) => [
        `content/${path}`,
        typeof data === 'string' ? data : JSON.stringify(data, null, 2),
      ]),
    ),
  };
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [`fixtures/halls/${folderName}/${path}`, text]),
  );
}

function copiedFiles(root: string): Readonly<Record<string, Uint8Array>> {
  const listIn = (folder: string) =>
    readdirSync(join(root, example, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !ownModules.includes(entry.name))
      .map(({ name }) => posix.join(folder, name));
  const paths = [...listIn(''), ...listIn('fonts')];
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, example, path))]));
}

function identity({ name, zone, currency, languages, cms, contact }: HallAnswers): string {
  const tags = toLanguageTags(languages);
  const colophon = tags.map((tag) => [readLanguage(tag), colophons[readLanguage(tag)]]);
  return `import type { HallIdentity } from '#domain/hall/hall-identity.ts';

export const hallIdentity: HallIdentity = {
  name: { article: '', rest: ${JSON.stringify(name)} },
  languages: ${JSON.stringify(tags)},
  timeZone: '${zone}',
  currency: '${currency}',
  colophon: ${JSON.stringify(Object.fromEntries(colophon))},
  securityContact: '${contact}',
${cms === 'folder' ? "  contentFolder: 'content',\n" : ''}};
`;
}

/** What the footer says about the fonts. */
const colophons: Readonly<Record<Locale, string>> = {
  nl: 'Gezet uit de Big Shoulders en de Instrument Sans.',
  en: 'Set in Big Shoulders and Instrument Sans.',
};

const roomPlates = `import type { Plate } from '#ui/figure/plate.ts';

/** The shape of the figures of each room, by its name in each language. */
export const plateByRoom: Readonly<Record<string, Plate>> = {
  'grote zaal': 'square',
  'main hall': 'square',
  studio: 'circle',
};
`;
