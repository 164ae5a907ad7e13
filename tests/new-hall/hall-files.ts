import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { HallAnswers } from '#tests/new-hall/hall-answers.ts';
import { hallContent } from '#tests/new-hall/hall-content.ts';

/** What a new hall looks like at first: the modules and fonts of this one, which pass the checks of contrasts and fonts. */
const example = 'fixtures/halls/nachtpont';

/** Its modules that a new hall has in words of its own. */
const ownModules = ['identity.ts', 'colophon.nl.ts', 'colophon.en.ts', 'room-plates.ts'];

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
    'colophon.nl.ts': colophon('Dutch', 'Gezet uit de Big Shoulders en de Instrument Sans.'),
    'colophon.en.ts': colophon('English', 'Set in Big Shoulders and Instrument Sans.'),
    'room-plates.ts': roomPlates,
    ...Object.fromEntries(
      Object.entries(content).map(([path, data]) => [`content/${path}`, JSON.stringify(data, null, 2)]),
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

function identity({ name, zone, currency, cms, contact }: HallAnswers): string {
  return `import type { HallIdentity } from '#domain/hall/hall-identity.ts';

export const hallIdentity: HallIdentity = {
  name: { article: '', rest: ${JSON.stringify(name)} },
  timeZone: '${zone}',
  currency: '${currency}',
  securityContact: '${contact}',
${cms === 'folder' ? "  contentFolder: 'content',\n" : ''}};
`;
}

function colophon(language: string, text: string): string {
  return `/** What the footer says about the fonts, in ${language}. */\nexport const colophon = '${text}';\n`;
}

const roomPlates = `import type { Plate } from '#ui/figure/plate.ts';

/** The shape of the figures of each room, by its name in both languages. */
export const plateByRoom: Readonly<Record<string, Plate>> = {
  'grote zaal': 'square',
  'main hall': 'square',
  studio: 'circle',
};
`;
