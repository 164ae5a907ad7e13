import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { costLimits } from '#adapters/http-server/admission/cost-limits.ts';
import { secondMs } from '#domain/time/instant.ts';
import { hallOf } from '#fixtures/builders/a-hall.ts';
import { aPage } from '#fixtures/builders/a-page.ts';
import { anEventPage } from '#fixtures/builders/an-event.ts';
import { siteOfFile, siteOfTest } from '#tests/support/site-of-test.ts';
import { watchCms } from '#tests/support/watched-cms.ts';

const concert = anEventPage();
const hall = hallOf(concert, {
  ...aPage({ uri: 'concerten', title: 'Concertagenda' }),
  kind: 'eventOverview' as const,
});

const cms = await watchCms();
afterAll(() => cms.close());
const site = await siteOfFile(hall, {
  CMS_URL: cms.url,
  CMS_ADMIN_URL: 'https://cms.klankhuis.example/admin',
});
cms.behind = site.sandbox.urls.cms;
site.sandbox.issuePreviewToken('T0k-en');
beforeEach(() => {
  cms.requests.length = 0;
});

const marked = 'x-craft-live-preview=a1%2Bb2%3D%3D&token=T0k-en';
const travels = /[?&]preview=a1%2Bb2%3D%3D&token=T0k-en&x-craft-live-preview=a1%2Bb2%3D%3D$/;

describe('an editor’s live preview', () => {
  it('CALL-2 adds marker and token, unchanged, to every request to the CMS and the search', async () => {
    expect((await site.fetch(`/concerten?${marked}`)).status).toBe(200);
    expect(cms.requests.filter((line) => line.startsWith('GET')).length).toBeGreaterThan(0);
    expect(cms.requests.filter((line) => line.startsWith('POST')).length).toBeGreaterThan(0);
    expect(cms.requests.filter((line) => !travels.test(line))).toEqual([]);
  });

  it('CALL-2 requests everything every time, and is neither cacheable nor indexed', async () => {
    await site.fetch(`${concert.url}?${marked}`);
    cms.requests.length = 0;
    await site.fetch(`${concert.url}?${marked}`);
    const first = cms.requests.length;
    const { headers } = await site.fetch(`${concert.url}?${marked}`);
    expect(cms.requests.length).toBe(2 * first);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('CALL-2 may be framed by the CMS’s control panel; other pages may not be framed', async () => {
    const preview = (await site.fetch(`${concert.url}?${marked}`)).headers;
    expect(preview.get('content-security-policy')).toContain(
      "frame-ancestors 'self' https://cms.klankhuis.example;",
    );
    expect(preview.get('x-frame-options')).toBeNull();
    const usual = (await site.fetch(concert.url)).headers;
    expect(usual.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(usual.get('x-frame-options')).toBe('DENY');
  });

  it.each(['x-craft-live-preview=abc', 'token=T0k-en'])(
    'CALL-2 is not a preview with %s alone',
    async (query) => {
      const { headers } = await site.fetch(`${concert.url}?${query}`);
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(cms.requests.filter((line) => line.includes('token'))).toEqual([]);
    },
  );

  it('CALL-2 continues through the gateway for the next page of its tab', async () => {
    const uri = encodeURIComponent(concert.uri);
    const carried = 'preview=a1%2Bb2%3D%3D&token=T0k-en&x-craft-live-preview=a1%2Bb2%3D%3D';
    const answer = await site.fetch(`/gateway/nl/page?uri=${uri}&${carried}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(cms.requests).toHaveLength(1);
    expect(cms.requests[0]).toMatch(travels);
  });
});

describe('a live preview that the CMS has not issued', () => {
  const forged = 'x-craft-live-preview=1&token=forged';

  it('CALL-2 is not a preview for the browser either, whose settings contain accepted ones only', async () => {
    const [accepted, refused] = await Promise.all(
      [marked, 'x-craft-live-preview=1&token=another'].map(async (query) =>
        (await site.fetch(`${concert.url}?${query}`)).text(),
      ),
    );
    expect(accepted).toContain('"preview":[["preview","a1+b2=="],["token","T0k-en"]');
    expect(refused).not.toMatch(/"preview":|another/);
  });

  const without = (text: string) => text.replaceAll(/"?[\w-]*now"?:\d+|\d{13}/g, '');

  it('A21 CALL-2 causes one page request, alone, and is then the published page, neither framable nor cacheable', async () => {
    const published = await site.fetch(concert.url);
    const text = await published.text();
    cms.requests.length = 0;
    const answer = await site.fetch(`${concert.url}?${forged}`);
    expect(cms.requests).toEqual([
      expect.stringMatching(
        /^GET \/api\/default\/nl\/page\.json\?url=.*&preview=1&token=forged&x-craft-live-preview=1$/,
      ),
    ]);
    expect([answer.status, without(await answer.text())]).toEqual([200, without(text)]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('A21 is verified at a limited rate, however often it is requested', async () => {
    const again = () => site.fetch(`${concert.url}?x-craft-preview=1&token=again`);
    await Promise.all([again(), again(), again()]);
    await again();
    expect(cms.requests).toHaveLength(1);
    site.clock.advance(11 * secondMs);
    await again();
    expect(cms.requests).toHaveLength(2);
  });

  it('A21 is answered through the gateway like any other request, not cacheable', async () => {
    const uri = encodeURIComponent(concert.uri);
    const request = (more: string) => site.fetch(`/gateway/nl/page?uri=${uri}${more}`);
    const everybody = await (await request('')).text();
    const answer = await request('&x-craft-preview=1&token=forged-too');
    expect([answer.status, await answer.text()]).toEqual([200, everybody]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('A21 is rejected with 503 beyond the rate limit, without an effect on other requests to the CMS', async () => {
    site.clock.advance(60 * secondMs);
    const tries = Array.from({ length: 60 }, (_, at) =>
      site.fetch(`${concert.url}?x-craft-preview=1&token=t${at}`),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(cms.requests.length).toBeLessThanOrEqual(30);
    expect((await site.fetch('/nooit-gevraagd')).status).toBe(404);
  });
});

describe('an editor beside a client that forges tokens', () => {
  const [editor, other, forger] = ['192.0.2.1', '198.51.100.1', '203.0.113.1'];
  const isPreview = [200, null];

  /** A site behind a proxy, which issued two tokens, and a request for a preview from an address. */
  async function behindProxy() {
    const watched = await watchCms();
    onTestFinished(() => watched.close());
    const served = await siteOfTest(hall, { CMS_URL: watched.url, TRUST_PROXY: '1' });
    watched.behind = served.sandbox.urls.cms;
    served.sandbox.issuePreviewToken('first-token');
    served.sandbox.issuePreviewToken('second-token');
    const request = async (token: string, from: string) => {
      const query = `x-craft-live-preview=1&token=${token}`;
      const answer = await served.fetch(`${concert.url}?${query}`, { 'x-forwarded-for': from });
      await answer.text();
      return [answer.status, answer.headers.get('x-frame-options')];
    };
    return { watched, clock: served.clock, request };
  }

  it('A21 is not locked out: each client has its own rate, and a token that was accepted before its own queue', async () => {
    const { clock, request } = await behindProxy();
    expect(await request('first-token', editor)).toEqual(isPreview);
    clock.advance(61 * secondMs);
    const refused = [];
    for (let at = 0; at < 60; at += 1) refused.push((await request(`forged${at}`, forger))[0]);
    expect(refused.filter((status) => status === 503).length).toBeGreaterThan(30);
    // From the forger's own network too, because the token was accepted before.
    expect(await request('first-token', forger)).toEqual(isPreview);
    expect(await request('second-token', other)).toEqual(isPreview);
  });

  it('A21 C28 is verified although forged tokens fill the queue', async () => {
    const { watched, request } = await behindProxy();
    let answer = () => {};
    watched.answersAfter = new Promise((resolve) => {
      answer = resolve;
    });
    const { maxConcurrent, maxQueued } = costLimits.previewToken;
    /** Which of these requests is refused first. */
    const findRefused = (requests: readonly ReturnType<typeof request>[]) =>
      Promise.any(
        requests.map(async (each, at) => {
          if ((await each)[0] !== 503) throw new Error('Not refused');
          return at;
        }),
      );
    try {
      const forged = Array.from({ length: maxConcurrent + maxQueued + 1 }, (_, at) =>
        request(`forged${at}`, forger),
      );
      const beyondQueue = await findRefused(forged);
      const preview = request('second-token', editor);
      const displaced = findRefused(forged.toSpliced(beyondQueue, 1));
      await Promise.race([preview, displaced]);
      answer();
      expect(await preview).toEqual(isPreview);
      expect((await Promise.all(forged)).filter(([status]) => status === 503)).toHaveLength(2);
    } finally {
      answer();
    }
  });
});
