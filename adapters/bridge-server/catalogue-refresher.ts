import type { ConcertCatalogue } from '#adapters/bridge-server/concert-catalogue.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { Timer } from '#ports/timer.port.ts';

/** The time between two readings, and after one that failed. */
const intervalMs = { read: 15 * 60_000, failed: 10_000 };

interface RefresherDependencies {
  readonly read: () => Promise<ConcertCatalogue>;
  readonly timer: Timer;
  readonly logger: Logger;
}

/** Reads the catalogue again and again. One that cannot be read leaves the former in use (BRIDGE-8). */
export class CatalogueRefresher {
  readonly #dependencies: RefresherDependencies;
  #catalogue: ConcertCatalogue | undefined;
  #cancel = () => {};
  #isStopped = false;

  constructor(dependencies: RefresherDependencies) {
    this.#dependencies = dependencies;
  }

  /** The catalogue as last read; undefined before the first reading. */
  get current(): ConcertCatalogue | undefined {
    return this.#catalogue;
  }

  /** Resolves when the first reading has succeeded or failed. Never rejects. */
  async start(): Promise<void> {
    const { read, timer, logger } = this.#dependencies;
    const wait = await read().then(
      (catalogue) => {
        this.#catalogue = catalogue;
        logger.info('bridge.catalogue-read', { concerts: catalogue.concerts.length });
        return intervalMs.read;
      },
      (cause: unknown) => {
        logger.error('bridge.catalogue-not-read', {}, cause);
        return intervalMs.failed;
      },
    );
    if (!this.#isStopped) this.#cancel = timer.after(wait, () => void this.start());
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel();
  }
}
