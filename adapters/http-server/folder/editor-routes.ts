import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { createEditorConfig } from '#adapters/cms-folder/editor/editor-config.ts';
import { toRepositoryPath } from '#adapters/cms-folder/editor/repository-path.ts';
import { toNamedRouteOptions } from '#adapters/http-server/route-name-option.ts';
import type { EditorStorageSettings, ServerSettings } from '#adapters/http-server/server-settings.ts';
import { formatHallName } from '#domain/hall/hall-identity.ts';
import { toLocalePath } from '#domain/locale/locale-routes.ts';
import { getHallLocales, type Locale } from '#domain/locale/locale.ts';
import { hallIdentity } from '#hall/identity.ts';

/** The folder of the editor's files in a build, and in addresses. */
export const editorFolder = 'editor';
const filesPath = '/admin/files/';

/** The API of each Git service, unless `EDITOR_API_URL` names that of another instance. */
const publicApis: Readonly<Record<Exclude<EditorStorageSettings['backend'], 'local'>, string>> = {
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com/api/v4',
  gitea: 'https://gitea.com/api/v1',
};

const titles: Readonly<Record<Locale, string>> = { nl: 'Redactie', en: 'Editors' };

/**
 * Adds the editor of a hall whose CMS is a folder (EDITOR-1): the control panel of that CMS, at `/admin`. Its build contains the files
 * of the editor if the hall has a content folder; without them there is no such page.
 */
export async function addEditorRoutes(
  server: FastifyInstance,
  { cmsFolder, cmsAdminUrl, editor }: ServerSettings,
  clientDirectory: string,
): Promise<void> {
  const directory = resolve(clientDirectory, editorFolder);
  if (cmsFolder === '' || cmsAdminUrl !== '' || editor === undefined || !existsSync(directory)) return;
  await server.register(serveFiles, {
    root: directory,
    prefix: filesPath,
    decorateReply: false,
    index: false,
  });
  const headers = {
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': createEditorPolicy(editor),
    'X-Robots-Tag': 'noindex',
  };
  const languages = getHallLocales();
  for (const locale of languages) {
    const config = createEditorConfig({
      locale,
      languages,
      contentFolder: toRepositoryPath(cmsFolder),
      backend: toBackend(editor),
      title: `${formatHallName(hallIdentity)} – ${titles[locale]}`,
    });
    const page = renderPage(locale, config, languages);
    server.get(toLocalePath(locale, '/admin'), toNamedRouteOptions('admin', locale), (_request, reply) =>
      reply.headers(headers).type('text/html; charset=utf-8').send(page),
    );
  }
}

/** Who may edit is who has a token of the Git service: the site itself knows no editors. */
function toBackend({ backend, repository, branch, apiUrl }: EditorStorageSettings) {
  // A folder of the editor's own computer: Sveltia CMS needs the name of a service all the same.
  if (backend === 'local') return { name: 'gitea', repo: 'local/content', auth_methods: ['token'] };
  return {
    name: backend,
    repo: repository,
    auth_methods: ['token'],
    ...(branch !== '' && { branch }),
    ...(apiUrl !== '' && { api_root: apiUrl, base_url: new URL(apiUrl).origin }),
  };
}

/**
 * The policy of the editor's page alone. It runs the site's own files, connects to the Git service and to nothing else, and shows
 * pictures that it has read. Sveltia CMS writes its styles into the page.
 */
function createEditorPolicy({ backend, apiUrl }: EditorStorageSettings): string {
  const service = backend === 'local' ? [] : [new URL(apiUrl || publicApis[backend]).origin];
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    ['connect-src', "'self'", 'blob:', 'data:', ...service].join(' '),
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The fields of a text in each language are beside one another, where there is room. */
function sideBySide(languages: readonly Locale[]): string {
  const fields = languages.map((language) => `[data-key-path$=".${language}"]`);
  return `@media (width >= 768px) { .item-list:has(> ${fields.join(' + ')}) { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr } }`;
}

function renderPage(locale: Locale, config: object, languages: readonly Locale[]): string {
  const data = JSON.stringify(config).replaceAll('<', String.raw`\u003c`);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${titles[locale]}</title>
<style>${sideBySide(languages)}</style>
<script type="application/json" id="config">${data}</script>
<script type="module" src="${filesPath}editor.js"></script>
</head>
<body></body>
</html>
`;
}
