import type { Worker } from 'node:cluster';
import * as v from 'valibot';
import { secondMs } from '#domain/time/instant.ts';
import { InstanceMessage, type PrimaryMessage } from './cluster-message.ts';

/** The most claimed names that are remembered. */
const maxClaims = 10_000;

/** The primary process's side of `ClusterInvalidationRelay`: passes invalidations on, and remembers which names are claimed. */
export class PrimaryRelay {
  readonly #instances = new Set<Worker>();
  /** When each claim ends, in milliseconds of the process; the oldest first. */
  readonly #claims = new Map<string, number>();

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
      isFirst = this.#claim(message.name, message.seconds);
    } else {
      const others = [...this.#instances].filter((instance) => instance !== sender);
      for (const other of others) send(other, { kind: 'invalidated', invalidation: message.invalidation });
    }
    send(sender, { kind: 'reply', id: message.id, isFirst });
  }

  /** Whether a name is claimed for the first time. */
  #claim(name: string, seconds: number): boolean {
    const now = performance.now();
    for (const [known, ends] of this.#claims) {
      if (ends > now && this.#claims.size <= maxClaims) break;
      this.#claims.delete(known);
    }
    if (this.#claims.has(name)) return false;
    this.#claims.set(name, now + seconds * secondMs);
    return true;
  }
}

/** Sends a message; one to an instance that is exiting is dropped. */
function send(instance: Worker, message: PrimaryMessage): void {
  if (instance.isConnected()) instance.send(message, () => {});
}
