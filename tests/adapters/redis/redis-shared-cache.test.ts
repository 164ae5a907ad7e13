import { createServer, type Server, type Socket } from 'node:net';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, type TestContext } from 'vitest';
import { RedisSharedCache } from '#adapters/redis/redis-shared-cache.adapter.ts';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { createInstant } from '#domain/time/instant.ts';
import type { InvalidationRequest, FetchedQueryResult } from '#ports/shared-cache.port.ts';
import { sharedCacheContract } from '#tests/contracts/shared-cache.contract.ts';
import { freePort } from '#tests/support/free-port.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { hasRedis, type RedisServer, startRedis } from '#tests/support/redis-server.ts';

let redis: RedisServer;
const open: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  if (hasRedis) redis = await startRedis();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});
afterAll(() => redis?.close());

function skipWithoutRedis({ skip }: TestContext): void {
  if (!hasRedis) skip('no Redis on this machine');
}

let version = 0;

async function twoOn({ url }: RedisServer) {
  version += 1;
  const [one, other] = [instanceAt(url), instanceAt(url)];
  await expect.poll(() => [one.state, other.state]).toEqual(['up', 'up']);
  return { one, other };
}

function instanceAt(url: string, logger = new RecordingLogger()): RedisSharedCache {
  const clock = new SystemClock();
  const instance = new RedisSharedCache({ url, logger, clock, version: `test-${version}`, restMs: 300 });
  open.push(instance);
  return instance;
}

sharedCacheContract('RedisSharedCache', async () => (hasRedis ? twoOn(redis) : undefined));

const answer: FetchedQueryResult = { value: ['Lied'], fetchedAt: createInstant(1) };

/** A server that does not speak Redis: every command gets the same bytes, or no response. */
function fakeRedis(response: string | 'nothing' | 'reset'): Promise<{ url: string }> {
  return listening((socket) => {
    if (response === 'reset') socket.resetAndDestroy();
    else if (response !== 'nothing') socket.write(response);
  });
}

/** A Redis that refuses the nth subscription, and works otherwise. */
function reluctantRedis(refused: number): ReturnType<typeof listening> {
  let subscriptions = 0;
  return listening((socket, sent) => {
    for (const [, command = '', argument = ''] of sent.matchAll(
      /\*\d+\r\n\$\d+\r\n(\w+)(?:\r\n\$\d+\r\n(\S+))?/g,
    )) {
      if (command === 'info') socket.write('$17\r\nredis_version:7.2\r\n');
      else if (command === 'get') socket.write('$2\r\n42\r\n');
      else if (command !== 'subscribe') socket.write('+OK\r\n');
      else if (++subscriptions === refused) socket.write('-NOPERM this user may not access this channel\r\n');
      else socket.write(`*3\r\n$9\r\nsubscribe\r\n$${argument.length}\r\n${argument}\r\n:1\r\n`);
    }
  });
}

async function listening(hear: (socket: Socket, sent: string) => void) {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', (bytes) => hear(socket, String(bytes)));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  open.push({
    close: async () => {
      hangUp();
      server.close();
    },
  });
  return { url: `redis://127.0.0.1:${port}`, hangUp };
}

describe('a Redis that does not do what it should', () => {
  it.each([
    ['never answers', 'nothing'],
    ['breaks every connection', 'reset'],
    ['says bytes of no language', '\u0000\u0001garbage\r\n\r\n'],
    ['is read-only', "-READONLY You can't write against a read only replica.\r\n"],
    ['is full', "-OOM command not allowed when used memory > 'maxmemory'.\r\n"],
  ])('B13 and %s is as if it were not there, and quickly so', async (_, response) => {
    const { url } = await fakeRedis(response);
    const instance = instanceAt(url);
    const started = performance.now();
    for (let question = 0; question < 20; question += 1) {
      expect(await instance.read(`page nl ${question}`)).toBeUndefined();
      instance.store(`page nl ${question}`, answer, 60);
    }
    await instance.invalidate({ keyPrefixes: [], mode: 'hard' });
    expect(performance.now() - started).toBeLessThan(4000);
  });

  it('B13 a Redis that is not running has no effect', async () => {
    const instance = instanceAt(`redis://127.0.0.1:${await freePort()}`);
    expect(await instance.read('page nl mahler')).toBeUndefined();
    expect(instance.state).toBe('down');
  });

  it('B13 a Redis that refuses a subscription is retried and logged, and older entries become stale', async () => {
    const { url } = await reluctantRedis(1);
    const logger = new RecordingLogger();
    const instance = instanceAt(url, logger);
    const heard: InvalidationRequest[] = [];
    instance.onInvalidate((invalidation) => heard.push(invalidation));
    await expect.poll(() => logger.events).toContain('redis.subscribe-failed');
    expect([instance.state, heard]).toEqual(['down', []]);
    await expect.poll(() => instance.state).toBe('up');
    expect(heard).toEqual([{ keyPrefixes: [], mode: 'soft' }]);
  });

  it('B13 a Redis that refuses a subscription on its return is retried, without an unhandled rejection', async () => {
    const { url, hangUp } = await reluctantRedis(2);
    const logger = new RecordingLogger();
    const instance = instanceAt(url, logger);
    await expect.poll(() => instance.state).toBe('up');
    hangUp();
    await expect.poll(() => logger.events).toContain('redis.subscribe-failed');
    await expect.poll(() => instance.state).toBe('up');
  });
});

describe('a Redis of this machine', () => {
  beforeEach(skipWithoutRedis);

  it('B13 a stopped Redis is bypassed, and used within five seconds of its return', async () => {
    const first = await startRedis();
    const instance = instanceAt(first.url);
    await expect.poll(() => instance.state).toBe('up');
    await first.close();
    expect(await instance.read('global nl')).toBeUndefined();
    const second = await startRedis(first.port);
    open.push(second);
    const cameBack = performance.now();
    await expect
      .poll(
        async () => {
          instance.store('global nl', answer, 60);
          return instance.read('global nl');
        },
        { interval: 100 },
      )
      .toEqual(answer);
    expect(performance.now() - cameBack).toBeLessThan(5000);
  });

  it('B13 a hanging Redis blocks no request, and is bypassed after a few attempts', async () => {
    const logger = new RecordingLogger();
    const hanging = await startRedis();
    open.push(hanging);
    const instance = instanceAt(hanging.url, logger);
    await expect.poll(() => instance.state).toBe('up');
    hanging.process.kill('SIGSTOP');
    const started = performance.now();
    for (let question = 0; question < 10; question += 1) await instance.read(`page nl ${question}`);
    expect(performance.now() - started).toBeLessThan(2000);
    expect(logger.events).toContain('redis.request-failed');
    hanging.process.kill('SIGCONT');
    await expect.poll(() => instance.state).toBe('down');
    await expect
      .poll(
        async () => {
          await instance.read('global nl');
          return instance.state;
        },
        { interval: 100 },
      )
      .toBe('up');
  });

  it('B16 a Redis that hangs during a purge receives it once it responds, and so does the other instance', async () => {
    const hanging = await startRedis();
    open.push(hanging);
    const { one, other } = await twoOn(hanging);
    const heard: InvalidationRequest[] = [];
    other.onInvalidate((invalidation) => heard.push(invalidation));
    one.store('page nl mahler', answer, 60);
    await expect.poll(() => other.read('page nl mahler')).toEqual(answer);
    hanging.process.kill('SIGSTOP');
    const invalidation = { keyPrefixes: ['page nl mahler'], mode: 'hard' } as const;
    expect(await one.invalidate(invalidation)).toEqual(['sharedAnswers', 'otherInstances']);
    hanging.process.kill('SIGCONT');
    await expect.poll(() => heard, { interval: 100 }).toContainEqual(invalidation);
    for (const instance of [one, other]) {
      await expect.poll(() => instance.state).toBe('up');
      expect(await instance.read('page nl mahler')).toBeUndefined();
    }
  });

  it('B16 a Redis that has evicted the generation returns nothing from before the purges that it counted', async () => {
    const { one } = await twoOn(redis);
    one.store('global nl', answer, 60);
    await expect.poll(() => one.read('global nl')).toEqual(answer);
    const direct = new Redis(redis.url);
    await direct.del('klankhuis-generation');
    await one.invalidate({ keyPrefixes: ['global nl'], mode: 'hard' });
    expect(await one.read('global nl')).toBeUndefined();
    await direct.del('klankhuis-generation');
    direct.disconnect();
    const later = instanceAt(redis.url);
    await expect.poll(() => later.state).toBe('up');
    expect(await later.read('global nl')).toBeUndefined();
  });

  it('B13 a Redis with entries of another version returns none of them', async () => {
    const { one } = await twoOn(redis);
    const direct = new Redis(redis.url);
    const generation = await direct.get('klankhuis-generation');
    const name = `klankhuis:test-${version}:${generation}:global nl`;
    for (const text of ['{"value":1}', 'null', '{', '{"fetchedAt":1}']) {
      await direct.set(name, text);
      expect(await one.read('global nl')).toBeUndefined();
    }
    await direct.set(name, JSON.stringify(answer));
    expect(await one.read('global nl')).toEqual(answer);
    direct.disconnect();
  });
});
