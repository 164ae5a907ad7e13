import type { FolderReadRequest } from '#adapters/cms-folder/folder-read-request.ts';
import { computeFolderFingerprint, FolderWatcher } from '#adapters/cms-folder/folder-watcher.ts';
import type { ReadFolder } from '#adapters/cms-folder/read-folder.ts';
import { describeProblem, type FileProblem } from '#adapters/cms-folder/source-file.ts';
import { toErrorMessage } from '#domain/error-message.ts';
import type { Hall } from '#domain/hall/edition.ts';
import { getDefaultLocale } from '#domain/locale/locale.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { Timer } from '#ports/timer.port.ts';

interface HallFolderDependencies extends Omit<FolderReadRequest, 'lastValidTexts' | 'refusedFiles'> {
  readonly readFolder: ReadFolder;
  readonly logger: Logger;
  readonly timer: Timer;
}

/** A folder from which no hall can be opened, with a sentence for each reason. */
export class UnusableFolderError extends Error {
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}

/**
 * A hall whose CMS is a folder of Markdown and JSON (HALL-1). Every problem is logged with its file and line (HALL-2). Of a file that
 * becomes invalid the last valid version stays.
 */
export class HallFolder {
  readonly #dependencies: HallFolderDependencies;
  #lastValidTexts: ReadonlyMap<string, string> = new Map();
  /** What was in the folder before it was first read. */
  #firstContents = '';
  #hall: Promise<Hall> | undefined;

  constructor(dependencies: HallFolderDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * The hall as last read; the first call reads it. Rejects with `UnusableFolderError` if the folder then has a file that cannot be
   * read at all, or no valid `global.nl.json`, or that of another language of the hall.
   */
  hall(): Promise<Hall> {
    this.#hall ??= this.#open();
    return this.#hall;
  }

  /**
   * Reads the folder again after each change, also one since the first read, and then calls `onChange`. Returns a function that ends
   * it.
   */
  watch(onChange: () => void): () => void {
    const { directory, timer, logger } = this.#dependencies;
    let isClosed = false;
    let isReading = false;
    let hasChanged = false;
    const update = async () => {
      hasChanged = true;
      if (isReading) return;
      isReading = true;
      while (hasChanged) {
        hasChanged = false;
        await this.#reload();
        if (isClosed) return;
        onChange();
      }
      isReading = false;
    };
    const watcher = new FolderWatcher({
      directory,
      timer,
      onChange: () => void update(),
      onError: (cause) => logger.error('cms-folder.watch-failed', { directory }, cause),
    });
    if (computeFolderFingerprint(directory) !== this.#firstContents) void update();
    return () => {
      isClosed = true;
      watcher.close();
    };
  }

  async #open(): Promise<Hall> {
    this.#firstContents = computeFolderFingerprint(this.#dependencies.directory);
    const { hall, problems } = await this.#read().catch((cause: unknown) => {
      throw new UnusableFolderError([toErrorMessage(cause)]);
    });
    const unusable = problems.filter(({ isUnusable }) => isUnusable);
    if (!hall || unusable.length > 0) {
      throw new UnusableFolderError((hall ? unusable : problems).map(describeProblem));
    }
    return hall;
  }

  /** Reads the folder again. While it is being replaced, files or all of it may be missing: then the hall stays as it was. */
  async #reload(): Promise<void> {
    const { directory, logger } = this.#dependencies;
    try {
      const { hall } = await this.#read();
      if (hall) this.#hall = Promise.resolve(hall);
      logger.info('cms-folder.read', {
        pages: (await this.hall()).editions[getDefaultLocale()].pages.length,
      });
    } catch (cause) {
      logger.error('cms-folder.read-failed', { directory }, cause);
    }
  }

  async #read(): Promise<{ readonly hall: Hall | undefined; readonly problems: readonly FileProblem[] }> {
    const { readFolder, logger, timer: _, ...request } = this.#dependencies;
    const { hall, problems, lastValidTexts } = await readFolder({
      ...request,
      lastValidTexts: this.#lastValidTexts,
      refusedFiles: new Map(),
    });
    this.#lastValidTexts = lastValidTexts;
    for (const { file, line, place, problem } of problems) {
      logger.warn('cms-folder.invalid', { file, line, place, problem });
    }
    return { hall, problems };
  }
}
