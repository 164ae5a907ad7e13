import { expect, it } from 'vitest';
import { readConfig } from '#src/config.ts';

it('EDITOR-3 needs the name of a repository with a Git service', () => {
  const refusalsOf = (EDITOR_REPOSITORY: string) => {
    const reading = readConfig({ CMS_FOLDER: 'tests', EDITOR_BACKEND: 'gitea', EDITOR_REPOSITORY });
    return reading.kind === 'refused' ? reading.refusals.map(({ variable }) => variable) : [];
  };
  expect(['', 'content', 'hall/content', 'group/hall/content'].map(refusalsOf)).toEqual([
    ['EDITOR_REPOSITORY'],
    ['EDITOR_REPOSITORY'],
    [],
    [],
  ]);
});
