import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addFolderMediaRoute } from '#adapters/http-server/files/static-files.ts';

let parent: string;
let server: FastifyInstance;

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'media-'));
  const media = join(parent, 'hall/media');
  mkdirSync(join(media, 'rooms'), { recursive: true });
  mkdirSync(join(media, '.git'));
  mkdirSync(join(media, 'folder.png'));
  const script = '<script>document.title = 1</script>';
  for (const [name, text] of [
    ['bar.svg', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`],
    ['rooms/bar.JPG', 'picture'],
    ['menu.pdf', '%PDF-1.7'],
    ['page.html', script],
    ['page.xhtml', script],
    ['page.svg.html', script],
    ['script.js', 'self.onfetch = 1'],
    ['feed.xml', script],
    ['name', script],
    ['.env', 'PURGE_SECRET=1'],
    ['.hidden.png', 'picture'],
    ['.git/a.png', 'picture'],
  ] as const)
    writeFileSync(join(media, name), text);
  writeFileSync(join(parent, 'hall/secret.png'), 'contents');
  writeFileSync(join(parent, 'secret.png'), 'contents');
  symlinkSync('bar.svg', join(media, 'link.svg'));
  symlinkSync('../secret.png', join(media, 'out.png'));
  symlinkSync('/etc/passwd', join(media, 'passwd.png'));
  symlinkSync(parent, join(media, 'parent'));
  symlinkSync('.env', join(media, 'env.png'));
  symlinkSync('page.html', join(media, 'html.png'));
  symlinkSync('nothing.png', join(media, 'dangling.png'));
  execFileSync('mkfifo', [join(media, 'pipe.png')]);
  server = Fastify();
  await addFolderMediaRoute(server, join(parent, 'hall'));
});

afterAll(async () => {
  await server.close();
  rmSync(parent, { recursive: true });
});

it.each([
  ['bar.svg', 'image/svg+xml'],
  ['link.svg', 'image/svg+xml'],
  ['rooms/bar.JPG', 'image/jpeg'],
  ['menu.pdf', 'application/pdf'],
])('G01 HALL-9 /media/%s is sent without any right to run or load', async (path, type) => {
  const { statusCode, headers } = await server.inject(`/media/${path}`);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining(type),
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(headers['content-disposition']).toBe(type === 'application/pdf' ? 'attachment' : undefined);
});

it('G01 HALL-9 a picture that the browser already has is confirmed under the same policy', async () => {
  const { headers } = await server.inject('/media/bar.svg');
  const again = await server.inject({
    url: '/media/bar.svg',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  expect(again.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
});

it.each(['page.html', 'page.xhtml', 'page.svg.html', 'script.js', 'feed.xml', 'name', ''])(
  'G01 HALL-9 /media/%s, which is no picture, sound, film or document, does not exist',
  async (path) => {
    expect((await server.inject(`/media/${path}`)).statusCode).toBe(404);
  },
);

it.each([
  '.env',
  '.hidden.png',
  '.git/a.png',
  'out.png',
  'passwd.png',
  'env.png',
  'html.png',
  'parent/secret.png',
  '../secret.png',
  '..%2fsecret.png',
  '%2e%2e/secret.png',
  '..%5csecret.png',
  'rooms/../../secret.png',
  '%00.png',
  'bar.svg%00.png',
  'dangling.png',
  'folder.png',
  'pipe.png',
])('G02 HALL-9 nothing outside of media, hidden or special is sent for /media/%s', async (path) => {
  const { statusCode, body } = await server.inject(`/media/${path}`);
  expect([400, 403, 404]).toContain(statusCode);
  expect(body).not.toMatch(/contents|PURGE_|root:/);
});
