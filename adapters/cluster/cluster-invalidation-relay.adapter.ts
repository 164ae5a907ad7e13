import * as v from 'valibot';
import type { InvalidationRequest, SharedCache, UnreachedTargets } from '#ports/shared-cache.port.ts';
import type { Timer } from '#ports/timer.port.ts';
import { type InstanceMessage, PrimaryMessage } from './cluster-message.ts';

/** The channel between an instance and the primary process: `process` of an instance. */
export interface PrimaryChannel {
  send?(message: InstanceMessage, onSent: () => void): boolean;
  on(event: 'message', listen: (message: unknown) => void): unknown;
  off(event: 'message', listen: (message: unknown) => void): unknown;
}

/** How long a reply of the primary process may take. */
const replyTimeoutMs = 1000;

/**
 * The shared cache of several instances of one machine without Redis: shares no answers, and reaches the other instances with its
 * invalidations and claims through the primary process.
 */
export class ClusterInvalidationRelay implements SharedCache {
  readonly state = 'none';
  readonly #channel: PrimaryChannel;
  readonly #timer: Timer;
  readonly #listeners = new Set<(invalidation: InvalidationRequest) => void>();
  readonly #replies = new Map<number, (isFirst: boolean) => void>();
  #lastId = 0;

  constructor(channel: PrimaryChannel, timer: Timer) {
    this.#channel = channel;
    this.#timer = timer;
    channel.on('message', this.#receive);
  }

  async read(): Promise<undefined> {
    return undefined;
  }

  store(): void {}

  delete(): void {}

  async invalidate(invalidation: InvalidationRequest): Promise<readonly UnreachedTargets[]> {
    this.#notify(invalidation);
    const { mode, keyPrefixes } = invalidation;
    const reply = await this.#request((id) => ({
      kind: 'invalidate',
      id,
      invalidation: { mode, keyPrefixes: [...keyPrefixes] },
    }));
    return reply === undefined ? ['otherInstances'] : [];
  }

  async claim(name: string, seconds: number): Promise<boolean> {
    return (await this.#request((id) => ({ kind: 'claim', id, name, seconds }))) ?? true;
  }

  onInvalidate(act: (invalidation: InvalidationRequest) => void): () => void {
    this.#listeners.add(act);
    return () => void this.#listeners.delete(act);
  }

  async close(): Promise<void> {
    this.#channel.off('message', this.#receive);
    this.#listeners.clear();
  }

  #notify(invalidation: InvalidationRequest): void {
    for (const act of this.#listeners) act(invalidation);
  }

  readonly #receive = (message: unknown): void => {
    const read = v.safeParse(PrimaryMessage, message);
    if (!read.success) return;
    if (read.output.kind === 'invalidated') this.#notify(read.output.invalidation);
    else this.#replies.get(read.output.id)?.(read.output.isFirst);
  };

  /** The primary process's reply; undefined if there is none in time. */
  #request(createMessage: (id: number) => InstanceMessage): Promise<boolean | undefined> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve) => {
      const settle = (isFirst?: boolean) => {
        this.#replies.delete(id);
        cancelTimeout();
        resolve(isFirst);
      };
      const cancelTimeout = this.#timer.after(replyTimeoutMs, () => settle());
      this.#replies.set(id, settle);
      // With a callback, a closed channel is no uncaught error.
      this.#channel.send?.(createMessage(id), () => {});
    });
  }
}
