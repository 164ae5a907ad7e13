import { execaSync } from 'execa';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { developmentSite } from '#tests/commands/development-site.ts';
import { followHowTo, howTos, readSteps } from '#tests/commands/how-to-steps.ts';
import { copyOfProject, type ProjectCopy } from '#tests/support/project-copy.ts';

/** Those of the paths that belong to the site itself. */
function ofSite(paths: readonly string[]): ReadonlySet<string> {
  return new Set(paths.filter((path) => !/^(tests|fixtures|docs)\//.test(path)));
}

describe('the how-to pages', () => {
  let copy: ProjectCopy;
  const run = (...words: readonly string[]) =>
    execaSync('npx', words, { cwd: copy.folder, stdin: 'ignore' }).stdout;

  beforeAll(() => {
    copy = copyOfProject();
    for (const page of howTos) followHowTo(copy.folder, page);
  });
  afterAll(() => copy.remove());

  it.each([
    ['add-a-list', 6],
    ['add-a-facet', 1],
    ['add-a-template', 4],
    ['replace-the-ticketing-adapter', 1],
  ] as const)('%s changes as many files of the site as the page says', (page, most) => {
    expect([...ofSite(readSteps(page).map(({ path }) => path))]).toHaveLength(most);
  });

  it('result in a project that passes every check, in which each addition works like others of its kind', () => {
    for (const script of ['format', 'check']) execaSync('npm', ['run', script], { cwd: copy.folder });
    const suites = [
      'tests/domain/facet',
      'tests/domain/listing',
      'tests/adapters/shared',
      'tests/adapters/web-gateway/web-gateway.address.test.ts',
      'tests/adapters/schemas',
      'tests/src/worlds/replace-the-ticketing.test.ts',
      'tests/adapters/in-memory/in-memory-search-index.test.ts',
      'tests/adapters/caching/cache-key.test.ts',
      'tests/adapters/caching/cached-queries.test.ts',
      'tests/adapters/caching/cached-search.test.ts',
      'tests/adapters/search-graphql/documents.test.ts',
      'tests/adapters/cms-http/any-answer.test.ts',
      'tests/adapters/http-server/pages/page-address.test.ts',
      'tests/ui/screens/person/person.template.test.ts',
    ];
    const result = run('vitest', 'run', '--reporter=verbose', ...suites);
    expect(result).toContain('returns a result for campaigns in the smallest hall');
    expect(result).toContain('distinguishes pages of the calendar by organizers');
    expect(result).toContain('says who it is about, and their role');
    expect(result).not.toContain('FAIL');
  });

  it('lead to a page of the new template, with its field, at its address in both languages', async () => {
    const site = await developmentSite(copy.folder);
    onTestFinished(() => site.stop());
    const page = await site.open('/person');
    await expect.poll(() => page.locator('h1 + p').textContent()).toBe('Stemmer');
    await page.goto(`${site.url}/en/person`);
    await expect.poll(() => page.locator('h1 + p').textContent()).toBe('Tuner');
  });
});
