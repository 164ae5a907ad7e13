import { describe, expect, it } from 'vitest';
import { aBridge, aDatabase, hashOf, listPath, siteOrigin } from '#tests/adapters/bridge-server/a-bridge.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';

const json = { 'Content-Type': 'application/json' };

describe('the limits of the Bridge', () => {
  it('BRIDGE-3 refuse a network that sends too many requests, and no other', async () => {
    const bridge = await aBridge({ requestsPerMinute: 2, trustedProxies: 1 });
    const from = (address: string) =>
      bridge.inject({
        url: '/experiments/features?user_id=noor',
        headers: { 'X-Forwarded-For': address, Origin: siteOrigin },
      });
    const statuses = [await from('192.0.2.1'), await from('192.0.2.2')].map(({ statusCode }) => statusCode);
    const refused = await from('192.0.2.3');
    expect([...statuses, refused.statusCode]).toEqual([200, 200, 429]);
    expect(refused.json()).toEqual({
      error: { code: 429, message: expect.stringMatching(/^Too many requests: try again in \d+ s$/) },
    });
    expect(refused.headers['access-control-allow-origin']).toBe(siteOrigin);
    expect((await from('198.51.100.1')).statusCode).toBe(200);
    const health = await Promise.all([1, 2, 3, 4].map(() => bridge.inject('/health')));
    expect(health.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  });

  it('BRIDGE-3 refuse a body that is too large, and one that another site can send without asking', async () => {
    const bridge = await aBridge();
    const put = (ids: readonly number[]) =>
      bridge.inject({
        method: 'PUT',
        url: listPath('save', 1),
        headers: json,
        payload: { eventIConcertIds: ids },
      });
    expect((await put(Array.from({ length: 1000 }, (_, at) => 10_000_000 + at))).statusCode).toBe(200);
    expect((await put(Array.from({ length: 1001 }, (_, at) => at + 1))).statusCode).toBe(422);
    expect((await put(Array.from({ length: 9000 }, (_, at) => at + 1))).statusCode).toBe(413);
    const text = { method: 'POST', url: '/recommendations', payload: '{"gezelschap":"alleen"}' } as const;
    expect((await bridge.inject({ ...text, headers: { 'Content-Type': 'text/plain' } })).statusCode).toBe(
      415,
    );
    expect((await bridge.inject({ ...text, headers: json })).statusCode).toBe(200);
  });
});

describe('the origins that may call the Bridge from a browser', () => {
  it('BRIDGE-4 include the site, also on an error response', async () => {
    const bridge = await aBridge();
    for (const url of [
      '/experiments/features?user_id=noor',
      listPath('load', 1, 'nl', 'wrong'),
      '/no/such/call',
    ]) {
      const { headers } = await bridge.inject({ url, headers: { Origin: siteOrigin } });
      expect([headers['access-control-allow-origin'], headers.vary]).toEqual([siteOrigin, 'Origin']);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('BRIDGE-4 include no other site', async () => {
    const bridge = await aBridge();
    for (const origin of ['https://elsewhere.example', `${siteOrigin}.elsewhere.example`, 'null']) {
      const { headers } = await bridge.inject({ url: listPath('load', 1), headers: { Origin: origin } });
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('BRIDGE-4 learn the methods and headers from a preflight response', async () => {
    const bridge = await aBridge();
    const preflight = { Origin: siteOrigin, 'Access-Control-Request-Method': 'PUT' };
    const { statusCode, headers } = await bridge.inject({
      method: 'OPTIONS',
      url: listPath('save', 1),
      headers: preflight,
    });
    expect([
      statusCode,
      headers['access-control-allow-origin'],
      headers['access-control-allow-methods'],
      headers['access-control-allow-headers'],
    ]).toEqual([204, siteOrigin, 'GET, POST, PUT', 'Content-Type']);
  });
});

describe('what an operator sees of the Bridge', () => {
  it('BRIDGE-7 it is ready once the concerts of the site have been read, and refuses what needs them until then', async () => {
    const database = await aDatabase();
    const bridge = await aBridge({ database, catalogue: () => undefined });
    const list = { method: 'PUT', url: listPath('save', 1), payload: { eventIConcertIds: [1] } } as const;
    for (const call of ['/health', listPath('load', 1), list]) {
      const response = await bridge.inject(call);
      expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
    }
    expect(await database.favourites(1)).toBeUndefined();
    expect((await (await aBridge()).inject('/health')).body).toBe('ok');
  });

  it('BRIDGE-7 the metrics have patterns of paths, never a user, and need the token', async () => {
    const bridge = await aBridge({ metricsToken: 'a-token-of-the-metrics' });
    await bridge.inject(listPath('load', 7001));
    const token = { Authorization: 'Bearer a-token-of-the-metrics' };
    const { body } = await bridge.inject({ url: '/metrics', headers: token });
    expect(body).toMatch(
      /bridge_request_seconds_count{method="GET",path="[^"]+:user\/load.json",status="404"} 1/,
    );
    expect(body).toContain('bridge_catalogue_concerts 6');
    expect(body).not.toContain('7001');
    expect((await bridge.inject('/metrics')).statusCode).toBe(401);
  });

  it('BRIDGE-7 the log names a refused request by the pattern of its path, without user, hash or address', async () => {
    const logger = new RecordingLogger();
    const bridge = await aBridge({ logger });
    await bridge.inject(listPath('load', 7001, 'nl', hashOf(7002)));
    const payload = { id: 1, scoreHash: 'x', email: 'noor@hall.example' };
    await bridge.inject({ method: 'POST', url: '/user-score/update', payload });
    expect(logger.events).toEqual(['bridge.rejected', 'bridge.rejected']);
    expect(JSON.stringify(logger.entries)).not.toMatch(/7001|noor|[0-9a-f]{64}/);
  });
});
