import type { Worker } from 'node:cluster';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { secondMs } from '#domain/time/instant.ts';
import { InstanceMessage, type PrimaryMessage } from './cluster-message.ts';

/** The most claimed names that are remembered. */
const maxClaims = 10_000;

/** The primary process's side of `ClusterSharedCache`: passes invalidations on, and remembers which names are claimed. */
export class PrimaryRelay {
  readonly #instances = new Set<Worker>();
  readonly #claims = new LRUCache<string, true>({ max: maxClaims });

  /** Relays for an instance until it exits. */
  connect(instance: Worker): void {
    this.#instances.add(instance);
    instance.once('exit', () => this.#instances.delete(instance));
    instance.on('message', (message: unknown) => {
      const read = v.safeParse(InstanceMessage, message);
      if (read.success) this.#handle(instance, read.output);
    });
  }

  #handle(sender: Worker, message: InstanceMessage): void {
    let isFirst = true;
    if (message.kind === 'claim') {
      isFirst = !this.#claims.has(message.name);
      this.#claims.set(message.name, true, { ttl: message.seconds * secondMs });
    } else {
      const others = [...this.#instances].filter((instance) => instance !== sender);
      for (const other of others) send(other, { kind: 'invalidated', invalidation: message.invalidation });
    }
    send(sender, { kind: 'reply', id: message.id, isFirst });
  }
}

/** Sends a message; one to an instance that is exiting is dropped. */
function send(instance: Worker, message: PrimaryMessage): void {
  if (instance.isConnected()) instance.send(message, () => {});
}
