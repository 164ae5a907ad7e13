import { existsSync, type FSWatcher, lstatSync, watch } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { listFolderEntries } from '#adapters/cms-folder/folder-files.ts';
import type { Timer } from '#ports/timer.port.ts';

interface FolderWatcherDependencies {
  readonly directory: string;
  readonly timer: Timer;
  /** Called after each change, at the latest once the folder is watched again: what is read in it misses no change. */
  readonly onChange: () => void;
  readonly onError: (cause: unknown) => void;
}

/** How long a change of several files may take, such as a checkout, before they are read. */
const settleMs = 200;

/** When to watch again after that failed. */
const retryMs = 10_000;

/**
 * Watches a folder, every folder in it, and its own name in the folder around it, so that a release that is switched by a link is noticed
 * too. All watches are opened again after each change: on Linux a watch is of an inode, and an editor, `git` and `rsync` replace files and
 * folders instead of writing them. `watch` with `recursive`, which watches each file there, misses every change after the first.
 */
export class FolderWatcher {
  readonly #dependencies: FolderWatcherDependencies;
  readonly #directory: string;
  #watchers: readonly FSWatcher[] = [];
  #cancel: () => void = () => {};

  constructor(dependencies: FolderWatcherDependencies) {
    this.#dependencies = dependencies;
    this.#directory = resolve(dependencies.directory);
    this.#watchers = this.#open();
  }

  close(): void {
    this.#cancel();
    for (const watcher of this.#watchers) watcher.close();
  }

  #open(): readonly FSWatcher[] {
    const name = basename(this.#directory);
    try {
      return [
        this.#watch(dirname(this.#directory), (changed) => changed === name),
        ...listFolders(this.#directory).map((path) => this.#watch(path)),
      ];
    } catch (cause) {
      // The folder was replaced while it was listed, or the machine has no watches left.
      this.#dependencies.onError(cause);
      this.#scheduleChange(retryMs);
      return [];
    }
  }

  #watch(path: string, concerns: (changed: string | null) => boolean = () => true): FSWatcher {
    const watcher = watch(path, (_, changed) => {
      if (concerns(changed)) this.#scheduleChange(settleMs);
    });
    return watcher.on('error', this.#dependencies.onError);
  }

  #scheduleChange(delayMs: number): void {
    const { timer, onChange } = this.#dependencies;
    this.#cancel();
    this.#cancel = timer.after(delayMs, () => {
      const former = this.#watchers;
      this.#watchers = this.#open();
      for (const watcher of former) watcher.close();
      onChange();
    });
  }
}

/**
 * What is in a folder: the path, time of change and size of each entry, as one text; empty if the folder does not exist at this moment.
 * The size tells apart two versions of the same tick of the file system's clock.
 */
export function computeFolderFingerprint(directory: string): string {
  if (!existsSync(directory)) return '';
  return ['', ...listFolderEntries(directory).map(({ path }) => path)]
    .map((path) => {
      const stats = lstatSync(join(directory, path), { throwIfNoEntry: false });
      return `${path} ${stats?.ctimeMs} ${stats?.size}`;
    })
    .join('\n');
}

/** A folder and all folders in it; none if it does not exist at this moment. */
function listFolders(directory: string): readonly string[] {
  if (!existsSync(directory)) return [];
  const inside = listFolderEntries(directory).filter(({ kind }) => kind === 'folder');
  return [directory, ...inside.map(({ path }) => join(directory, path))];
}
