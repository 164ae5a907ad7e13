import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { screenFiles } from '#tests/new-screen/screen-files.ts';
import type { ScreenName } from '#tests/new-screen/screen-name.ts';

/**
 * Writes a new screen into a project at `root` and binds it: its words are registered, its route is known. Answers the paths
 * written. Throws, and writes nothing, where one of them is there already or the project is laid out differently.
 */
export function generateScreen(root: string, name: ScreenName): readonly string[] {
  const files = screenFiles(name);
  const taken = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (taken !== undefined) throw new Error(`${taken} is there already.`);
  const bound = boundFiles(root, name);
  for (const [path, text] of Object.entries({ ...files, ...bound })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return [...Object.keys(files), ...Object.keys(bound)];
}

function boundFiles(root: string, { camel, kebab, pascal }: ScreenName): Readonly<Record<string, string>> {
  const changed = (path: string, ...changes: readonly (readonly [before: string, after: string])[]) => {
    let text = readFileSync(join(root, path), 'utf8');
    for (const [before, after] of changes) {
      if (!text.includes(before)) throw new Error(`${path} has no "${before}" to write beside.`);
      text = text.replace(before, () => after);
    }
    return { [path]: text };
  };
  return {
    ...changed(
      'ui/words/areas.ts',
      [
        "import type { SiteWords } from '#ui/words/nl.ts';",
        `import type { SiteWords } from '#ui/words/nl.ts';\nimport type { ${pascal}Words } from '#ui/words/${kebab}/nl.ts';`,
      ],
      ['export type Words = SiteWords &', `export type Words = SiteWords & ${pascal}Words &`],
      [
        '} as const satisfies Readonly<Record<string, WordsOf>>;',
        `  ${camel}: {\n    nl: async () => (await import('#ui/words/${kebab}/nl.ts')).nl,\n    en: async () => (await import('#ui/words/${kebab}/en.ts')).en,\n  },\n} as const satisfies Readonly<Record<string, WordsOf>>;`,
      ],
    ),
    ...changed('src/routes/site-pages.ts', [
      'export const sitePages: readonly SitePage[] = [',
      `export const sitePages: readonly SitePage[] = [\n  {\n    path: '/${kebab}',\n    middleware: ['words'],\n    words: ['${camel}'],\n    load: async () => (await import('#src/routes/${kebab}.route.tsx')).${pascal}Route,\n  },\n`,
    ]),
  };
}
