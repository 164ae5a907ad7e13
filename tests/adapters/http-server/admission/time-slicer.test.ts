import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { delayFetchedResponsesUntilTurn, TimeSlicer } from '#adapters/http-server/admission/time-slicer.ts';

/** Blocks the thread, as rendering does. */
function work(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

describe('work that takes turns on the main thread', () => {
  it('C20 yields to the event loop between two long pieces, so that cheap requests wait for one at most', async () => {
    const turns = new TimeSlicer();
    const done: string[] = [];
    const piece = async (name: string) => {
      await turns.waitForTurn();
      // After a few microtasks, as in real work.
      await Promise.resolve();
      work(15);
      done.push(name);
    };
    const pieces = ['one', 'two', 'three'].map(piece);
    let loop = setImmediate(function note() {
      done.push('-');
      loop = setImmediate(note);
    });
    await Promise.all(pieces);
    clearImmediate(loop);
    expect(done.join(' ')).toMatch(/one (- )+two (- )+three/);
  });

  it('C27 parses the bodies of many responses in turns, also those that arrive together', async () => {
    const turns = new TimeSlicer();
    const done: string[] = [];
    let send = () => {};
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    // The heads arrive first; the bodies of all responses arrive together.
    const respond = async () =>
      new Response(
        new ReadableStream({
          pull: async (body) => {
            await sent;
            body.enqueue(new Uint8Array([49]));
            body.close();
          },
        }),
      );
    const request = delayFetchedResponsesUntilTurn(respond, turns);
    const pieces = ['one', 'two', 'three'].map(async (name) => {
      const response = await request('http://cms.example/', {});
      done.push(`${name} ${await response.json()}`);
      work(15);
    });
    setTimeout(send, 10);
    let loop = setImmediate(function note() {
      done.push('-');
      loop = setImmediate(note);
    });
    await Promise.all(pieces);
    clearImmediate(loop);
    expect(done.join(' ')).toMatch(/one 1 (- )+two 1 (- )+three 1/);
  });

  it('C27 reads no body beyond the size that the adapters accept', async () => {
    let chunks = 0;
    const endless = new ReadableStream({
      pull: (body) => {
        chunks += 1;
        body.enqueue(new Uint8Array(2 ** 20));
      },
    });
    const request = delayFetchedResponsesUntilTurn(async () => new Response(endless), new TimeSlicer());
    const { byteLength } = await (await request('http://cms.example/', {})).arrayBuffer();
    expect([byteLength, chunks < 9]).toEqual([6 * 2 ** 20, true]);
  });

  it('C27 passes a response without a body on', async () => {
    const respond = async () => new Response(null, { status: 204 });
    const request = delayFetchedResponsesUntilTurn(respond, new TimeSlicer());
    expect((await request('http://cms.example/', {})).status).toBe(204);
  });

  it('C27 accepts the connections that wait, of which Node accepts one in each iteration, before it goes on', async () => {
    const turns = new TimeSlicer();
    const done: ('work' | 'connection')[] = [];
    const server = createServer(() => {
      turns.noteConnection();
      done.push('connection');
    }).listen(0);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const clients = Array.from({ length: 10 }, () => connect(port, 'localhost'));
    const connected = clients.map((client) => once(client, 'connect'));
    const pieces = Array.from({ length: 30 }, async () => {
      await turns.waitForTurn();
      work(10);
      done.push('work');
    });
    await Promise.all([...connected, ...pieces]);
    for (const client of clients) client.destroy();
    server.close();
    const between = done.slice(done.indexOf('connection'), done.lastIndexOf('connection'));
    expect(between.filter((one) => one === 'connection')).toHaveLength(9);
    expect(between.filter((one) => one === 'work').length).toBeLessThan(5);
  });

  it('C27 goes on while connections keep arriving', async () => {
    const turns = new TimeSlicer();
    let loop = setImmediate(function note() {
      turns.noteConnection();
      loop = setImmediate(note);
    });
    const pieces = Promise.all(['one', 'two'].map((name) => turns.waitForTurn().then(() => name)));
    expect(await pieces).toEqual(['one', 'two']);
    clearImmediate(loop);
  });

  it('C20 runs many short pieces in one iteration, in their order', async () => {
    const turns = new TimeSlicer();
    const done: (number | '-')[] = [];
    const pieces = Array.from({ length: 20 }, async (_, at) => {
      await turns.waitForTurn();
      done.push(at);
    });
    setImmediate(() => setImmediate(() => done.push('-')));
    await Promise.all(pieces);
    expect(done.filter((one) => one !== '-')).toEqual(Array.from({ length: 20 }, (_, at) => at));
    expect(done.indexOf('-')).not.toBe(1);
  });
});
