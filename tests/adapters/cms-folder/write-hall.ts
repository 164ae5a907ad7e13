import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Hall } from '#adapters/shared/hall.ts';
import { locales } from '#domain/locale/locale.ts';

/** A folder of files for one test. */
export interface TestFolder {
  readonly directory: string;
  /** Writes a text, or a value as JSON, to a file of the folder. */
  write(file: string, content: unknown): void;
  remove(): void;
}

export function aFolder(): TestFolder {
  const directory = mkdtempSync(join(tmpdir(), 'hall-'));
  return {
    directory,
    write: (file, content) => {
      const path = join(directory, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
    },
    remove: () => rmSync(directory, { recursive: true }),
  };
}

/** Writes a hall into a folder, every page as JSON. */
export function writeHall({ editions, works }: Hall): TestFolder {
  const folder = aFolder();
  folder.write('works.json', works);
  for (const locale of locales) {
    const { global, pages, documents, fallbackBanners, banners, organizers, redirects } = editions[locale];
    folder.write(`global.${locale}.json`, global);
    for (const [index, page] of pages.entries()) {
      folder.write(`pages/${String(index).padStart(4, '0')}.${locale}.json`, page);
    }
    folder.write(`search.${locale}.json`, documents);
    folder.write(`banners.${locale}.json`, { fallback: fallbackBanners, forFilters: banners });
    folder.write(`organizers.${locale}.json`, organizers);
    folder.write(`redirects.${locale}.json`, redirects);
  }
  return folder;
}
