import { FolderReader } from '#adapters/cms-folder/folder-reader.ts';
import { describeFolder, FolderWatcher } from '#adapters/cms-folder/folder-watcher.ts';
import { moveConcerts } from '#adapters/cms-folder/move-concerts.ts';
import { readHall } from '#adapters/cms-folder/read-hall.ts';
import type { FileProblem } from '#adapters/cms-folder/source-file.ts';
import type { Hall } from '#domain/hall/edition.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { Timer } from '#ports/timer.port.ts';

interface HallFolderDependencies {
  readonly directory: string;
  readonly logger: Logger;
  readonly timer: Timer;
  /** The hall's names of the normal ticket type (`NORMAL_TICKET_TYPES`). */
  readonly normalTicketTypes: readonly string[];
  /** Moves all concerts by whole weeks so that the first is at most a week before this moment: for the example of a hall. */
  readonly moveTo?: Instant;
}

/**
 * A hall whose CMS is a folder of Markdown and JSON. Every problem is logged with its file and line. A folder without a valid
 * `global.nl.json` and `global.en.json` is no hall: the constructor throws.
 */
export class HallFolder {
  readonly #dependencies: HallFolderDependencies;
  readonly #lastValidTexts = new Map<string, string>();
  /** What was in the folder before it was first read. */
  readonly #firstContents: string;
  #hall: Hall;

  constructor(dependencies: HallFolderDependencies) {
    this.#dependencies = dependencies;
    this.#firstContents = describeFolder(dependencies.directory);
    const { hall, problems } = this.#read();
    if (!hall) throw new Error(problems.map(explain).join('\n'));
    this.#hall = hall;
  }

  /** The hall as last read. */
  get hall(): Hall {
    return this.#hall;
  }

  /**
   * Reads the folder again after each change, also one since the first read, and then calls `onChange`. Returns a function that ends
   * it.
   */
  watch(onChange: () => void): () => void {
    const { directory, timer, logger } = this.#dependencies;
    const update = () => {
      this.#reload();
      onChange();
    };
    const watcher = new FolderWatcher({
      directory,
      timer,
      onChange: update,
      onError: (cause) => logger.error('cms-folder.watch-failed', { directory }, cause),
    });
    if (describeFolder(directory) !== this.#firstContents) update();
    return () => watcher.close();
  }

  /** Reads the folder again. While it is being replaced, files or all of it may be missing: then the hall stays as it was. */
  #reload(): void {
    const { directory, logger } = this.#dependencies;
    try {
      this.#hall = this.#read().hall ?? this.#hall;
      logger.info('cms-folder.read', { pages: this.#hall.editions.nl.pages.length });
    } catch (cause) {
      logger.error('cms-folder.read-failed', { directory }, cause);
    }
  }

  #read(): { readonly hall: Hall | undefined; readonly problems: readonly FileProblem[] } {
    const { directory, logger, normalTicketTypes, moveTo } = this.#dependencies;
    const reader = new FolderReader(directory, this.#lastValidTexts);
    const hall = readHall(reader, {
      normalTicketTypes,
      adjust: (concerts) => (moveTo === undefined ? concerts : moveConcerts(concerts, moveTo)),
    });
    for (const { file, line, place, problem } of reader.problems) {
      logger.warn('cms-folder.invalid', { file, line, place, problem });
    }
    return { hall, problems: reader.problems };
  }
}

function explain({ file, line, place, problem }: FileProblem): string {
  return `${file}:${line}: ${place === '' ? '' : `${place}: `}${problem}`;
}
