import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findNamedHallFolder, toHallFolder, toHallOption } from '#src/config/hall-folder.ts';

it.each([
  [undefined, 'fixtures/halls/klankhuis'],
  ['nachtpont', 'fixtures/halls/nachtpont'],
  ['fixtures/halls/nachtpont', 'fixtures/halls/nachtpont'],
  ['./fixtures/halls/nachtpont/', 'fixtures/halls/nachtpont'],
  [join(process.cwd(), 'halls/hudson'), 'halls/hudson'],
  ['../hudson', '../hudson'],
])('HALL-11 the hall %j is the folder %s', (given, folder) => {
  expect(toHallFolder(given)).toBe(folder);
});

it('HALL-11 a folder of the project is named by its name, any other by its path', () => {
  expect(['fixtures/halls/hudson', '../hudson'].map(toHallOption)).toEqual(['hudson', '../hudson']);
});

it.each([
  ['nachtpont', { HALL: 'hudson' }, 'fixtures/halls/nachtpont'],
  [undefined, { HALL: 'hudson' }, 'fixtures/halls/hudson'],
  [undefined, { HALL: '' }, undefined],
  [undefined, {}, undefined],
])('HALL-11 the option %j with %j names %s', (option, environment, folder) => {
  expect(findNamedHallFolder(option, environment)).toBe(folder);
});
