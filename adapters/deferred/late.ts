import type { Logger } from '#ports/logger.port.ts';

export interface LateNeeds<Port> {
  /** Brings the port, and its code; asked again after it failed. */
  readonly load: () => Promise<Port>;
  readonly logger: Logger;
}

/** A port whose code comes with the first question. */
export class Late<Port> {
  readonly #load: () => Promise<Port>;
  readonly #logger: Logger;
  #port: Promise<Port> | undefined;

  constructor({ load, logger }: LateNeeds<Port>) {
    this.#load = load;
    this.#logger = logger;
  }

  /** What the port answers; where its code cannot be had, the spare answer, and that is logged. An abort stays an abort. */
  async ask<Answer>(
    question: (port: Port) => Promise<Answer>,
    spare: Answer,
    signal: AbortSignal | undefined,
  ): Promise<Answer> {
    signal?.throwIfAborted();
    const port = await this.#arrived();
    signal?.throwIfAborted();
    return port ? question(port) : spare;
  }

  async #arrived(): Promise<Port | undefined> {
    this.#port ??= this.#load();
    try {
      return await this.#port;
    } catch (cause) {
      this.#port = undefined;
      this.#logger.error('code.unavailable', {}, cause);
      return undefined;
    }
  }
}
