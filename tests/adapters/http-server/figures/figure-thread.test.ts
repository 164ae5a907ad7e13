import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import {
  type FigureAnswer,
  type FigureOrder,
  FigureThread,
} from '#adapters/http-server/files/figure-thread.ts';

/** A thread that the test has answer and end. */
class ManualWorker extends EventEmitter {
  readonly orders: FigureOrder[] = [];

  postMessage(order: FigureOrder): void {
    this.orders.push(order);
  }

  answer(): void {
    const answer: FigureAnswer = { kind: 'rendered', content: Buffer.from('figure') };
    for (const { port } of this.orders) port.postMessage(answer, []);
  }

  end(): void {
    for (const { port } of this.orders) port.close();
  }
}

it('C22 the late exit of a thread that failed touches neither the next thread nor its figures', async () => {
  const workers: ManualWorker[] = [];
  const thread = new FigureThread(() => {
    const worker = new ManualWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  const first = thread.render('/figure/1', 'shared');
  workers[0]?.emit('error', new Error('out of memory'));
  workers[0]?.end();
  await expect(first).rejects.toThrow('has ended');
  const second = thread.render('/figure/2', 'shared');
  workers[0]?.emit('exit', 1);
  const third = thread.render('/figure/3', 'shared');
  workers[1]?.answer();
  expect([String(await second), String(await third), workers.length]).toEqual(['figure', 'figure', 2]);
  const last = thread.render('/figure/4', 'shared');
  workers[1]?.end();
  await expect(last).rejects.toThrow('has ended');
});
