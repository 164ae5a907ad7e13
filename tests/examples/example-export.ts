import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { SetupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { exportCmsToFolder } from '#adapters/cms-folder/export-cms-to-folder.ts';
import type { FolderExportDraft } from '#adapters/cms-folder/folder-export-draft.ts';
import { HallFolder } from '#adapters/cms-folder/hall-folder.ts';
import type { Hall } from '#domain/hall/edition.ts';
import { aGlobal, aHall } from '#fixtures/builders/a-hall.ts';
import { readFolderHere } from '#tests/adapters/cms-folder/read-folder-here.ts';
import { aFolder } from '#tests/adapters/cms-folder/write-hall.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { serveSite } from '#tests/support/served-site.ts';

/** An export of an example to a new folder, whose base has the data that all pages share and optionally a room. */
export class ExampleExport {
  readonly problems: string[] = [];
  readonly #place = aFolder();
  readonly #folder = join(this.#place.directory, 'content');
  readonly #fill: (draft: FolderExportDraft) => Promise<void>;

  constructor(fill: (draft: FolderExportDraft) => Promise<void>, rooms?: readonly object[]) {
    this.#fill = fill;
    this.#place.write('base/global.nl.json', aGlobal('nl'));
    this.#place.write('base/global.en.json', aGlobal('en'));
    if (rooms) this.#place.write('base/rooms.json', rooms);
  }

  /** Exports from a network that stands in for the CMS, before the tests of a file, and removes the folder after them. */
  runOver(network: SetupServer): void {
    beforeAll(async () => {
      network.listen({ onUnhandledRequest: 'bypass' });
      await this.run();
    });
    afterEach(() => network.resetHandlers());
    afterAll(() => {
      network.close();
      this.#place.remove();
    });
  }

  async run(): Promise<void> {
    const options = { folder: this.#folder, base: join(this.#place.directory, 'base'), fetch };
    await exportCmsToFolder({ ...options, report: (problem) => this.problems.push(problem) }, this.#fill);
  }

  /** Which export the folder is at this moment. */
  current(): string {
    return realpathSync(this.#folder);
  }

  /** The hall as the site reads it, and what it logs. */
  async read(): Promise<{ readonly hall: Hall; readonly events: readonly string[] }> {
    const logger = new RecordingLogger();
    const dependencies = {
      readFolder: readFolderHere,
      logger,
      timer: new ManualTimer(),
      normalTicketTypes: [],
    };
    const hall = await new HallFolder({ directory: this.#folder, ...dependencies }).hall();
    return { hall, events: logger.events };
  }

  /** The HTML of some pages of a site that reads the folder. */
  async render(...paths: readonly string[]): Promise<readonly string[]> {
    const absent = { TIX_URL: '', TIX_EDUCATION_URL: '', BRIDGE_URL: '', LESSON_URL: '' };
    const site = await serveSite(aHall(), { CMS_FOLDER: this.#folder, ...absent });
    try {
      return await Promise.all(paths.map(async (path) => (await site.fetch(path)).text()));
    } finally {
      await site.close();
    }
  }
}
