import { describe, expect, it } from 'vitest';
import { createCardLoader } from '#adapters/shared/create-card-loader.ts';
import { aPage } from '#fixtures/builders/a-page.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';

/** A loader of titles over a CMS that has no page `gone`, and fails for `broken`. */
function given(batchSize = Infinity) {
  const logger = new RecordingLogger();
  const load = { now: 0, mostAtOnce: 0 };
  const page: CmsPort['page'] = async ({ uri }) => {
    load.now += 1;
    load.mostAtOnce = Math.max(load.mostAtOnce, load.now);
    await new Promise((resolve) => setImmediate(resolve));
    load.now -= 1;
    if (uri === 'broken') throw new Error('500 Internal Server Error');
    return uri === 'gone' ? { kind: 'missing' } : { kind: 'found', value: aPage({ title: uri }) };
  };
  const loadCards = createCardLoader({ cms: { page }, logger, isOmitted: () => true, batchSize });
  const loadTitles = (uris: readonly string[], signal?: AbortSignal) =>
    loadCards('nl', uris, ({ title }) => (title === 'other' ? undefined : title), signal);
  return { loadTitles, load, logger };
}

describe('cards of the pages at some uris', () => {
  it('CALL-21 are in their order, requested concurrently, without what is missing, of another template or broken, which is logged', async () => {
    const { loadTitles, load, logger } = given();
    expect(await loadTitles(['c', 'gone', 'a', 'other', 'broken', 'b'])).toEqual(['c', 'a', 'b']);
    expect(load.mostAtOnce).toBe(6);
    expect(logger.entries.map(({ level, event, facts }) => [level, event, facts.uri])).toEqual([
      ['warn', 'list.page-omitted', 'gone'],
      ['warn', 'list.page-omitted', 'other'],
      ['error', 'list.page-omitted', 'broken'],
    ]);
  });

  it('are requested in batches, if there is a limit', async () => {
    const { loadTitles, load } = given(4);
    expect(await loadTitles([...'abcdefghi'])).toEqual([...'abcdefghi']);
    expect(load.mostAtOnce).toBe(4);
  });

  it('are none after an abort, which is not logged', async () => {
    const { loadTitles, logger } = given();
    const visitor = new AbortController();
    const titles = loadTitles(['broken'], visitor.signal);
    visitor.abort(new Error('went on'));
    await expect(titles).rejects.toThrow('went on');
    expect(logger.entries).toEqual([]);
  });
});
