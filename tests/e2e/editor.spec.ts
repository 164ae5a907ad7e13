import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page } from 'playwright/test';
import { buildEditor } from '#src/build/editor/build-editor.ts';
import type { startServer as StartServer } from '#src/server/server.ts';
import { trio, writeSmallHall } from '#tests/adapters/cms-folder/small-hall.ts';
import type { TestFolder } from '#tests/adapters/cms-folder/write-hall.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { test } from '#tests/e2e/support/test.ts';
import { root } from '#tests/root.ts';
import { freePort } from '#tests/support/free-port.ts';
import { clockGoingFrom } from '#tests/support/going-clock.ts';
import { readyConfig } from '#tests/support/ready-config.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

// Sveltia CMS warns that its Git service has no application for a login.
test.use({ locale: 'en-GB', forgives: /OAuth application ID is not defined/ });

/** The site of a folder, from a build with the files of the editor. */
async function startSite(folder: TestFolder) {
  const clientDirectory = mkdtempSync(join(tmpdir(), 'editor-'));
  cpSync(join(root, 'dist/client'), clientDirectory, { recursive: true });
  await buildEditor(join(clientDirectory, 'editor'));
  const config = readyConfig({ PORT: String(await freePort()), CMS_FOLDER: folder.directory });
  const { startServer } = (await import(pathToFileURL(join(root, 'dist/server/server.js')).href)) as {
    readonly startServer: typeof StartServer;
  };
  const { url, close } = await startServer({
    config,
    clientDirectory,
    overrides: { clock: clockGoingFrom(afternoon), logger: new SilentLogger() },
  });
  return {
    url,
    close: async () => {
      await close();
      rmSync(clientDirectory, { recursive: true });
    },
  };
}

/**
 * Lets the editor open a folder of this machine: the browser gives it a folder of its own with the same files, and writes what is written
 * there to the machine, too. A headless browser shows no dialog in which a folder could be chosen.
 */
async function offerFolder(page: Page, { directory }: TestFolder, url: string): Promise<void> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => ({ path: path.slice(directory.length + 1), text: readFileSync(path, 'utf8') }));
  await page.exposeFunction('writeToMachine', (path: string, text: string) => {
    writeFileSync(join(directory, path), text);
  });
  await page.addInitScript(() => {
    const open = () => navigator.storage.getDirectory();
    Object.assign(globalThis, { showDirectoryPicker: open });
    const prototype = FileSystemFileHandle.prototype as FileSystemFileHandle & { move?: unknown };
    // Without it the editor writes files in place.
    delete prototype.move;
    const { createWritable } = prototype;
    prototype.createWritable = async function (options) {
      const writable = await createWritable.call(this, options);
      const close = writable.close.bind(writable);
      writable.close = async () => {
        await close();
        const path = await (await open()).resolve(this);
        const { writeToMachine } = globalThis as unknown as {
          readonly writeToMachine: (path: string, text: string) => Promise<void>;
        };
        await writeToMachine((path ?? []).join('/'), await (await this.getFile()).text());
      };
      return writable;
    };
  });
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(async (all) => {
    const opened = await navigator.storage.getDirectory();
    await opened.getDirectoryHandle('.git', { create: true });
    for (const { path, text } of all) {
      const names = path.split('/');
      const name = names.pop() ?? '';
      let folder = opened;
      for (const one of names) folder = await folder.getDirectoryHandle(one, { create: true });
      const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await writable.write(text);
      await writable.close();
    }
  }, files);
}

test('EDITOR-1 EDITOR-4 an editor changes a concert in the browser, and its page shows it (en) @desk', async ({
  page,
}) => {
  const folder = writeSmallHall();
  const site = await startSite(folder);
  const answered: string[] = [];
  page.on('requestfinished', (request) => answered.push(new URL(request.url()).origin));
  try {
    await offerFolder(page, folder, site.url);
    await page.goto(`${site.url}/en/admin`);
    await page.getByRole('button', { name: 'Work with Local Repository' }).click();
    await page.getByText('The trio').or(page.getByText('Het trio')).first().click();
    const title = page.locator('[data-key-path="title.en"]').getByRole('textbox');
    await expect(title).toHaveValue('The trio');
    await title.fill('The trio at midnight');
    await page.getByRole('button', { name: 'Save' }).click();

    const readConcert = () =>
      JSON.parse(readFileSync(join(folder.directory, 'concerts/trio.json'), 'utf8')) as unknown;
    const before = JSON.parse(trio) as object;
    await expect.poll(readConcert).toEqual({
      ...before,
      title: { nl: 'Het trio', en: 'The trio at midnight' },
      prices: [{ ticketType: { nl: 'Normaal', en: 'Normaal' }, amount: 18 }],
      status: 'onSale',
    });
    await expect(async () => {
      await page.goto(`${site.url}/en/concerts/trio`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The trio at midnight', {
        timeout: 500,
      });
    }).toPass();
    expect(new Set(answered)).toEqual(new Set([site.url]));
  } finally {
    await site.close();
    folder.remove();
  }
});
