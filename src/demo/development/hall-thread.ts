import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Hall } from '#domain/hall/edition.ts';

interface MadeHall {
  readonly hall: Hall;
  /** The URLs of the modules that it was made by. */
  readonly modules: readonly string[];
}

const season = new URL('../season.ts', import.meta.url).href;

/** Compiles the modules as they are saved now. An error ends the thread. */
const program = `
const { parentPort, workerData } = require('node:worker_threads');
const modules = [];
import('tsx/esm/api')
  .then(({ register }) => register({ onImport: (url) => modules.push(url) }))
  .then(() => import('${season}'))
  .then(({ createDemoSeason }) => parentPort.postMessage({ hall: createDemoSeason(workerData), modules }));
`;

/**
 * The hall in memory, made in a thread, because that takes as long as loading the site does. It is made again after one of its
 * modules was saved.
 */
export class HallThread {
  readonly #lessonUrl: string;
  #hall: Promise<Hall> | undefined;
  /** The files of the hall's modules; undefined until it is made, when any file may be one. */
  #files: ReadonlySet<string> | undefined;

  constructor(lessonUrl: string) {
    this.#lessonUrl = lessonUrl;
  }

  /** Rejects with a mistake in its modules, and does not try again before a file is saved. */
  get(): Promise<Hall> {
    this.#hall ??= this.#make();
    return this.#hall;
  }

  /** Discards the hall if it was made by a file. Returns whether it was. */
  discardIfMadeBy(file: string): boolean {
    const isMadeByFile = this.#files?.has(file) ?? this.#hall !== undefined;
    if (!isMadeByFile) return false;
    this.#hall = undefined;
    this.#files = undefined;
    return true;
  }

  async #make(): Promise<Hall> {
    const thread = new Worker(program, { eval: true, execArgv: [], workerData: this.#lessonUrl });
    const { hall, modules } = await new Promise<MadeHall>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
    });
    await thread.terminate();
    this.#files = new Set(modules.map((url) => fileURLToPath(url)));
    return hall;
  }
}
