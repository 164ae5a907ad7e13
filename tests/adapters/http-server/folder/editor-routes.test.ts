import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { toRepositoryPath } from '#adapters/cms-folder/editor/repository-path.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import type { EnvironmentVariables } from '#src/config/read-variable-values.ts';
import { writeSmallHall } from '#tests/adapters/cms-folder/small-hall.ts';
import { siteOfTest } from '#tests/support/site-of-test.ts';

const folder = writeSmallHall();
afterAll(() => folder.remove());

const gitea = {
  EDITOR_BACKEND: 'gitea',
  EDITOR_REPOSITORY: 'club/content',
  EDITOR_API_URL: 'https://git.club.example/api/v1',
};

/** The answers of a site to some addresses. */
async function answersOf(environment: EnvironmentVariables, ...paths: readonly string[]) {
  const site = await siteOfTest(aHall(), { CMS_FOLDER: folder.directory, ...environment });
  return Promise.all(
    paths.map(async (path) => {
      const answer = await site.fetch(path);
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    }),
  );
}

describe('the editor of a hall whose CMS is a folder', () => {
  it('EDITOR-1 is at /admin in both languages, not cacheable, not indexed, with its own files', async () => {
    const [dutch, english, script] = await answersOf(gitea, '/admin', '/en/admin', '/admin/files/editor.js');
    expect([dutch?.status, english?.status, script?.status]).toEqual([200, 200, 200]);
    expect(dutch?.headers.get('cache-control')).toBe('private, no-store');
    expect(dutch?.headers.get('x-robots-tag')).toBe('noindex');
    expect(dutch?.text).toContain('<script type="module" src="/admin/files/editor.js">');
    expect([dutch?.text, english?.text].map((html) => html?.includes('Deuren open'))).toEqual([true, false]);
    expect(dutch?.text).toContain('"repo":"club/content","auth_methods":["token"]');
  });

  it('EDITOR-1 has a policy of its own, which connects to the Git service and leaves those of the pages as they are', async () => {
    const [editor, page] = await answersOf(gitea, '/admin', '/contact');
    const [own, usual] = [editor, page].map((answer) => answer?.headers.get('content-security-policy') ?? '');
    expect(own).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'");
    expect(own).toContain("connect-src 'self' blob: data: https://git.club.example;");
    expect(own).not.toMatch(/unsafe-eval|https:(?!\/\/git\.club\.example)/);
    expect(usual).not.toMatch(/unsafe-inline|git\.club\.example/);
  });

  it('EDITOR-1 exists without a Git service only where the site is at localhost', async () => {
    const [away] = await answersOf({}, '/admin');
    const [here] = await answersOf({ SITE_ORIGIN: 'http://localhost:3000' }, '/admin');
    expect([away?.status, here?.status]).toEqual([404, 200]);
  });

  it('EDITOR-1 ROUTE-6 leaves /admin to a control panel that is named', async () => {
    const [answer] = await answersOf({ ...gitea, CMS_ADMIN_URL: 'https://cms.club.example' }, '/admin');
    expect([answer?.status, answer?.headers.get('location')]).toEqual([302, 'https://cms.club.example/']);
  });

  it('EDITOR-1 does not exist for a hall whose CMS has an API', async () => {
    const site = await siteOfTest(aHall(), { ...gitea, CMS_ADMIN_URL: '' });
    expect((await site.fetch('/admin')).status).toBe(404);
  });

  it('EDITOR-3 finds the folder within its repository', () => {
    mkdirSync(join(folder.directory, '.git'));
    expect(toRepositoryPath(folder.directory)).toBe('');
    expect(toRepositoryPath(join(folder.directory, 'concerts'))).toBe('concerts');
    expect(toRepositoryPath('/')).toBe('');
  });
});
