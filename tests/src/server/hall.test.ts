import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import {
  chooseHallFolderOrExit,
  type HallContentLocation,
  isExampleContent,
  toHallFolder,
  withHallContentAsCms,
} from '#src/server/hall.ts';
import { printedByExit } from '#tests/support/printed-by-exit.ts';

it.each([
  ['nachtpont', 'fixtures/halls/nachtpont'],
  ['./fixtures/halls/nachtpont/', 'fixtures/halls/nachtpont'],
  [join(process.cwd(), 'halls/hudson'), 'halls/hudson'],
  ['../hudson', '../hudson'],
])('HALL-11 the hall %j is the folder %s', (given, folder) => {
  expect(toHallFolder(given)).toBe(folder);
});

it.each([
  ['nachtpont', 'klankhuis', 'fixtures/halls/nachtpont'],
  [undefined, 'nachtpont', 'fixtures/halls/nachtpont'],
  [undefined, '', 'fixtures/halls/klankhuis'],
])('HALL-11 the option %j with the variable %j names %s', (option, variable, folder) => {
  vi.stubEnv('HALL', variable);
  expect(chooseHallFolderOrExit(option)).toBe(folder);
  expect(process.env['HALL']).toBe(`./${folder}`);
  vi.unstubAllEnvs();
});

it('HALL-11 a command about a hall without an identity says so in one sentence', () => {
  expect(printedByExit(() => chooseHallFolderOrExit('nergens'))).toEqual([
    'HALL: fixtures/halls/nergens/ is not the folder of a hall: it has no identity.ts.',
  ]);
});

const club: HallContentLocation = {
  folder: 'halls/club',
  identity: { contentFolder: 'content', isExample: true },
};

it.each([
  [club, {}, { CMS_FOLDER: 'halls/club/content' }],
  [{ ...club, identity: {} }, {}, {}],
  [club, { CMS_FOLDER: '' }, { CMS_FOLDER: '' }],
  [club, { CMS_URL: 'https://cms.example' }, { CMS_URL: 'https://cms.example' }],
])(
  'HALL-12 the content of a hall is its CMS, if the environment names no other: %j %j',
  (hall, environment, all) => {
    expect(withHallContentAsCms(environment, hall)).toEqual(all);
  },
);

it.each([
  ['halls/club/content', club.identity, true],
  ['halls/club/content', { contentFolder: 'content' }, false],
  ['../my-hall', club.identity, false],
  ['', { isExample: true }, false],
])(
  'HALL-3 the folder %j of a hall with %j has an example’s concerts, which are moved: %s',
  (cmsFolder, identity, isExample) => {
    expect(isExampleContent(cmsFolder, { folder: 'halls/club', identity })).toBe(isExample);
  },
);
