import { afterAll, describe, expect, it } from 'vitest';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { trio, writeSmallHall } from '#tests/adapters/cms-folder/small-hall.ts';
import { siteOfFile } from '#tests/support/site-of-test.ts';

const folder = writeSmallHall();
afterAll(() => folder.remove());
folder.write(
  'concerts/quartet.json',
  trio.replace('"id": 7', '"id": 8').replace(/,\n {2}"purchaseUrl".*/, ''),
);
const absent = { TIX_URL: '', TIX_EDUCATION_URL: '', BRIDGE_URL: '', LESSON_URL: '' };
const site = await siteOfFile(aHall(), { CMS_FOLDER: folder.directory, ...absent });

async function htmlOf(path: string): Promise<string> {
  return (await site.fetch(path)).text();
}

describe('a hall with a folder as CMS, and links as ticketing', () => {
  it('SWAP-6 logs at its start which systems it uses', () => {
    const started = site.logger.entries.find(({ event }) => event === 'server.listening');
    expect(started?.facts).toMatchObject({
      cms: folder.directory,
      ticketing: 'links of the concerts',
      ticketingForSchools: 'none',
      bridge: 'none',
      lessonPlayer: 'none',
    });
  });

  it('SWAP-6 sells a concert through its link, and renders no login, basket or favourites', async () => {
    const html = await htmlOf('/en/concerts/trio');
    expect(html).toContain('href="https://shop.example/trio"');
    expect(html).not.toMatch(/Log in|Basket|Saved|Save /);
  });

  it('SWAP-6 states that a concert without a link is not on sale yet', async () => {
    const html = await htmlOf('/en/concerts/quartet');
    expect(html).toContain('This concert is not on sale yet.');
    expect(html).not.toContain('Our newsletter');
    expect(html).toMatch(/<button aria-disabled="true"[^>]*>Book tickets/);
    expect(html).not.toContain('shop.example');
  });
});
