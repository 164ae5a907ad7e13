import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BridgeHttp } from '#adapters/bridge-http/bridge-http.adapter.ts';
import { type EmailAddress, parseEmail } from '#domain/form/email.ts';
import { anEventId } from '#fixtures/builders/an-event.ts';

const user = { id: 7001, hash: 'ab'.repeat(32) };
const email = parseEmail('noor@klankhuis.test') as EmailAddress;

interface Sent {
  readonly url: string;
  readonly method: string | undefined;
  readonly body: unknown;
  readonly credentials: string | undefined;
}

/** A Bridge with a fixed response that records its requests. */
function answering(body: unknown, init: ResponseInit = {}, preview = {}) {
  const sent: Sent[] = [];
  const fetch = async (url: string, { method, body: given, credentials }: RequestInit) => {
    sent.push({ url, method, body: given ? JSON.parse(String(given)) : undefined, credentials });
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(init.status === 204 ? null : text, init);
  };
  return {
    sent,
    bridge: new BridgeHttp({ url: 'https://bridge.test/', fetch, timeoutMs: 1000, ...preview }),
  };
}

/** Every call, so that common behaviour is tested for each of them. */
function everyQuestion(bridge: BridgeHttp): readonly Promise<unknown>[] {
  return [
    bridge.favourites('nl', user),
    bridge.saveFavourites('nl', user, []),
    bridge.customerId(user),
    bridge.recommendations({ stemming: 'uitbundig' }),
    bridge.saveScore({ answers: {}, user }),
    bridge.updateScore({ id: 3, scoreHash: user.hash }, email),
    bridge.experiments('7001', ['cv09']),
  ];
}

const collectFailures = (bridge: BridgeHttp) =>
  Promise.all(everyQuestion(bridge).map((call) => call.then(() => 'no failure', String)));

describe('what goes out', () => {
  it('CALL-32 CALL-33 is the whole list, as numbers, with the hash in the query', async () => {
    const { bridge, sent } = answering({ eventIConcertIds: [48211], eventUris: [] });
    await bridge.favourites('nl', user);
    await bridge.saveFavourites('en', user, [anEventId(48211), anEventId(48377)]);
    expect(sent).toEqual([
      {
        url: `https://bridge.test/favorites/v1/nl/7001/load.json?hash=${user.hash}`,
        method: 'GET',
        body: undefined,
        credentials: 'omit',
      },
      {
        url: `https://bridge.test/favorites/v1/en/7001/save.json?hash=${user.hash}`,
        method: 'PUT',
        body: { eventIConcertIds: [48211, 48377] },
        credentials: 'omit',
      },
    ]);
  });

  it('CALL-28 CALL-29 CALL-30 sends the answers, the user where known, and the e-mail address', async () => {
    const { bridge, sent } = answering({ id: 3, scoreHash: 'x', recommended_concerts: {} });
    const answers = { stemming: 'uitbundig', klank: ['strijkers', 'stemmen'] };
    await bridge.recommendations(answers);
    await bridge.saveScore({ answers });
    await bridge.saveScore({ answers, user, email });
    await bridge.updateScore({ id: 3, scoreHash: 'x' }, email);
    expect(sent.map(({ url, body }) => [url.replace('https://bridge.test', ''), body])).toEqual([
      ['/recommendations', answers],
      ['/user-score/save', { userScore: answers }],
      ['/user-score/save', { userScore: answers, userId: 7001, userHash: user.hash, email }],
      ['/user-score/update', { id: 3, scoreHash: 'x', email }],
    ]);
  });

  it('CALL-31 CALL-2 names each flag, and the live preview where there is one', async () => {
    const preview = {
      preview: [
        ['x-craft-preview', 'ab'],
        ['token', 'cd'],
      ],
    } as const;
    const { bridge, sent } = answering({}, {}, preview);
    await bridge.experiments('v-1', ['cv09', 'eventDetailAaFeatureFlag']);
    expect(sent[0]?.url).toBe(
      'https://bridge.test/experiments/features?user_id=v-1&features%5B%5D=cv09&features%5B%5D=eventDetailAaFeatureFlag&x-craft-preview=ab&token=cd',
    );
  });

  it('CALL-34 requests a customer number with id and hash, and reads text or a record', async () => {
    for (const body of ['"C-10422"', 10_422, { customerId: 'C-10422' }, { customerId: 10_422 }]) {
      const { bridge, sent } = answering(body);
      expect(await bridge.customerId(user)).toMatch(/^(C-)?10422$/);
      expect(sent[0]?.url).toBe(`https://bridge.test/api/tix/customer/7001?hash=${user.hash}`);
    }
  });
});

describe('responses', () => {
  it('CALL-32 without a list is an empty one; without numbers, those that are', async () => {
    const nothing = answering({ error: { code: 404, message: 'No list' } }, { status: 404 });
    expect(await nothing.bridge.favourites('nl', user)).toEqual({ ids: [], uris: [] });
    const odd = answering({ eventIConcertIds: [48211, 'x', null, '48377', -1], eventUris: ['a/b', 7] });
    expect(await odd.bridge.favourites('nl', user)).toEqual({ ids: [48211, 48377], uris: ['a/b'] });
  });

  it('CALL-28 without recommended concerts is a failure, with none of them it is none', async () => {
    const { bridge: wordless } = answering({}, { statusText: 'OK' });
    await expect(wordless.recommendations({ a: 'b' })).rejects.toThrow(
      'Could not fetch https://bridge.test/recommendations: 200 OK - unreadable at recommended_concerts',
    );
    for (const none of [{}, []]) {
      const { bridge } = answering({ recommended_concerts: none });
      expect(await bridge.recommendations({ a: 'b' })).toEqual({});
    }
  });

  it('CALL-28 drops scores that are not numbers', async () => {
    const { bridge } = answering({ recommended_concerts: { 48211: 0.9, 48377: '0.7', 48400: null } });
    expect(await bridge.recommendations({ a: 'b' })).toEqual({ 48211: 0.9 });
  });

  it('CALL-30 is not read', async () => {
    for (const { bridge } of [answering('', { status: 204 }), answering('{}'), answering('["?"]')]) {
      await expect(bridge.updateScore({ id: 1, scoreHash: 'x' }, email)).resolves.toBeUndefined();
    }
  });

  it('CALL-31 reads the requested flags that are valid', async () => {
    const { bridge } = answering({
      cv09: { enabled: true, variationKey: 'B', variables: 'none' },
      eventDetailAaFeatureFlag: { enabled: 'yes' },
      other: { enabled: true, variationKey: 'A' },
    });
    expect(await bridge.experiments('v', ['cv09', 'eventDetailAaFeatureFlag'])).toEqual({
      cv09: { enabled: true, variationKey: 'B', variables: {} },
    });
  });

  it('CALL-31 keeps the data of a flag as the service sends it', async () => {
    const variables = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.jsonValue(), {
      noNullPrototype: true,
    });
    const property = fc.asyncProperty(variables, async (values) => {
      const cv09 = { enabled: true, variationKey: 'B', variables: JSON.parse(JSON.stringify(values)) };
      expect(await answering({ cv09 }).bridge.experiments('v', ['cv09'])).toEqual({ cv09 });
    });
    await fc.assert(property, { numRuns: 50 });
  });
});

describe('what goes wrong', () => {
  it('CALL-3 reports the call, the status and the Bridge’s message, without personal data', async () => {
    const body = { error: { code: 500, message: `Nothing for ${user.hash} today` } };
    const { bridge } = answering(body, { status: 500, statusText: 'Internal Server Error' });
    const failures = await collectFailures(bridge);
    expect(failures[0]).toBe(
      'FetchFailure: Could not fetch https://bridge.test/favorites/v1/nl/{user}/load.json: 500 Internal Server Error - Nothing for … today',
    );
    expect(failures.filter((failure) => !failure.includes('500 Internal Server Error'))).toEqual([]);
    const withIdentity = failures.filter((failure) => !/recommendations|experiments/.test(failure));
    expect(withIdentity).toHaveLength(5);
    expect(withIdentity.filter((failure) => /7001|abab|klankhuis\.test/.test(failure))).toEqual([]);
  });

  it('CALL-3 reports a missing or late response', async () => {
    const refused = new BridgeHttp({
      url: 'https://bridge.test',
      fetch: async () => {
        throw new TypeError('fetch failed', { cause: new Error(`connect ECONNREFUSED ${user.hash}`) });
      },
      timeoutMs: 1000,
    });
    expect(await collectFailures(refused)).toEqual(
      expect.arrayContaining([
        'FetchFailure: Could not fetch https://bridge.test/api/tix/customer/{user}: 0 No answer - connect ECONNREFUSED …',
      ]),
    );
    const hanging = new BridgeHttp({ url: 'https://bridge.test', fetch: hang, timeoutMs: 20 });
    expect(new Set(await collectFailures(hanging))).toContain(
      'FetchFailure: Could not fetch https://bridge.test/recommendations: 0 No answer - no answer in 20 ms',
    );
  });

  it('CALL-3 rejects any response that cannot be parsed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (body) => {
        const outcomes = await Promise.allSettled(everyQuestion(answering(body).bridge));
        for (const outcome of outcomes) {
          if (outcome.status === 'rejected')
            expect(String(outcome.reason)).toContain('Could not fetch https://');
        }
      }),
    );
  });

  it('CALL-3 rejects a response above the size limit', async () => {
    const { bridge } = answering(JSON.stringify('x'.repeat(1024 * 1024)));
    await expect(bridge.customerId(user)).rejects.toThrow('the answer is larger than 1048576 bytes');
  });
});

/** A network that never responds, and aborts on its signal. */
function hang(_url: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
