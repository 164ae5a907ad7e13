import { expect, it } from 'vitest';
import { documents } from '#tests/docs/document.ts';

const records = documents().filter(({ path }) => path.startsWith('docs/decisions/'));

it.each(records.map(({ path, text }) => [path, text]))(
  '%s says in at most 25 lines what was decided',
  (_, text) => {
    expect(text?.trimEnd().split('\n').length).toBeLessThanOrEqual(25);
    expect(text).toMatch(/^# \d+\. .+\n\n/);
    for (const part of ['Context', 'Options', 'Decision', 'Consequences'])
      expect(text).toMatch(new RegExp(`^\\*\\*${part}\\.\\*\\*`, 'm'));
  },
);

it('the changelog tells each change in one line of at most 140 characters', () => {
  const { text } = documents().find(({ path }) => path === 'CHANGELOG.md') ?? { text: '' };
  const lines = text.split('\n').filter((line) => /^(?:- | )/.test(line));
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => line.length > 140 || line.startsWith(' '))).toEqual([]);
});
