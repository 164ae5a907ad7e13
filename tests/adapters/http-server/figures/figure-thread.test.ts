import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import {
  FigureThread,
  type FigureThreadRequest,
  type FigureThreadResponse,
} from '#adapters/http-server/figures/figure-thread.ts';

/** A thread that the test has answer, fail and end. */
class ManualWorker extends EventEmitter {
  readonly requests: FigureThreadRequest[] = [];

  postMessage(request: FigureThreadRequest): void {
    this.requests.push(request);
  }

  answer(): void {
    for (const { id } of this.requests)
      this.emit('message', {
        id,
        kind: 'png',
        picture: Buffer.from('figure'),
      } satisfies FigureThreadResponse);
  }
}

it('C22 the late exit of a thread that failed touches neither the next thread nor its figures', async () => {
  const workers: ManualWorker[] = [];
  const thread = new FigureThread(() => {
    const worker = new ManualWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  const first = thread.png('/figure/1');
  workers[0]?.emit('error', new Error('out of memory'));
  await expect(first).rejects.toThrow('out of memory');
  const second = thread.png('/figure/2');
  workers[0]?.emit('exit', 1);
  const third = thread.png('/figure/3');
  workers[1]?.answer();
  expect([String(await second), String(await third), workers.length]).toEqual(['figure', 'figure', 2]);
  const last = thread.png('/figure/4');
  workers[1]?.emit('exit', 1);
  await expect(last).rejects.toThrow('has ended');
});
