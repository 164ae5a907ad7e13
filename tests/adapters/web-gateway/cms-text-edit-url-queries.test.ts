import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { DataCache, createCachedQueries } from '#adapters/caching/data-cache.adapter.ts';
import { editorDefinitions } from '#adapters/shared/queries/cms-definitions.ts';
import { createCmsTextEditUrlQueries } from '#adapters/web-gateway/cms-text-edit-url-queries.ts';
import { type Locale, parseLocale } from '#domain/locale/locale.ts';
import { minuteMs } from '#domain/time/instant.ts';
import type { EditorQueries, TextEditUrl } from '#ports/cms.port.ts';
import { type EditPlaces, translationUrlsContract } from '#tests/contracts/translation-urls.contract.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

translationUrlsContract('translationUrlsOverHttp', async (urls: EditPlaces, isEditor) => {
  const server = createServer((request, response) => {
    const [, locale] = /^\/api\/(\w+)\/translation-urls\.json$/.exec(request.url ?? '') ?? [];
    response.statusCode = isEditor ? 200 : 401;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ data: urls[parseLocale(locale) ?? 'nl'] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    cms: createCmsTextEditUrlQueries({ url: `http://127.0.0.1:${port}`, fetch, timeoutMs: 5000 }),
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
    },
  };
});

describe('translationUrlsOverHttp', () => {
  const answering = (body: string, init: ResponseInit = {}) => {
    const requests: RequestInit[] = [];
    const editing = createCmsTextEditUrlQueries({
      url: 'https://cms.test',
      fetch: async (_, options) => {
        requests.push(options);
        return new Response(body, init);
      },
      timeoutMs: 1000,
    });
    return { editing, requests };
  };

  it('CALL-7 sends the editor’s own cookies', async () => {
    const { editing, requests } = answering('{"data":[]}');
    await editing.translationUrls({ locale: 'nl' });
    expect(requests[0]).toMatchObject({ credentials: 'include', redirect: 'error' });
  });

  it('CALL-7 leaves out an entry that cannot be read or leads nowhere good', async () => {
    const entries = [
      { key: 'a', url: 'https://cms.test/1' },
      { key: 'b', url: 'javascript:alert(1)' },
      { url: 'https://cms.test/2' },
      null,
    ];
    for (const body of [{ data: entries }, entries]) {
      const { editing } = answering(JSON.stringify(body));
      expect(await editing.translationUrls({ locale: 'nl' })).toEqual([
        { key: 'a', url: 'https://cms.test/1' },
      ]);
    }
  });

  it('CALL-3 CALL-7 rejects an invalid response and a missing one', async () => {
    const broken = answering('oops', { status: 500, statusText: 'Internal Server Error' });
    await expect(broken.editing.translationUrls({ locale: 'nl' })).rejects.toThrow(
      'Could not fetch https://cms.test/api/nl/translation-urls.json: 500 Internal Server Error',
    );
    await expect(answering('oops').editing.translationUrls({ locale: 'nl' })).rejects.toThrow(
      'Could not fetch https://cms.test/api/nl/translation-urls.json: 200',
    );
    for (const body of ['"x"', '{"data":7}']) {
      await expect(answering(body).editing.translationUrls({ locale: 'nl' })).rejects.toThrow(
        'not a list of addresses',
      );
    }
    const hanging = createCmsTextEditUrlQueries({
      url: 'https://cms.test',
      fetch: (_, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      timeoutMs: 10,
    });
    await expect(hanging.translationUrls({ locale: 'nl' })).rejects.toThrow('no answer in 10 ms');
  });
});

describe('the places to edit texts, cached', () => {
  it('CACHE-2 CALL-7 requests again after five minutes, and per language', async () => {
    const locales: Locale[] = [];
    const timer = new ManualTimer();
    const editing = {
      translationUrls: async ({ locale }: { readonly locale: Locale }): Promise<readonly TextEditUrl[]> => {
        locales.push(locale);
        return [];
      },
    };
    const cache = new DataCache({ clock: timer.clock, timer, logger: new SilentLogger() });
    const caching = createCachedQueries<EditorQueries>(editing, editorDefinitions, cache);
    await caching.translationUrls({ locale: 'nl' });
    await caching.translationUrls({ locale: 'nl' });
    await caching.translationUrls({ locale: 'en' });
    timer.advance(5 * minuteMs - 1);
    await caching.translationUrls({ locale: 'nl' });
    expect(locales).toEqual(['nl', 'en']);
    timer.advance(1);
    await caching.translationUrls({ locale: 'nl' });
    expect(locales).toEqual(['nl', 'en', 'nl']);
  });
});
