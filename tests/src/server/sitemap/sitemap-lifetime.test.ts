import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { FixedClock } from '#adapters/in-memory/fixed-clock.adapter.ts';
import { InMemorySiteIndex } from '#adapters/in-memory/in-memory-site-index.adapter.ts';
import { ManualTimer } from '#adapters/in-memory/manual-timer.adapter.ts';
import { minute } from '#domain/time/instant.ts';
import { aDocument } from '#fixtures/builders/a-document.ts';
import { aHall, anEventPage } from '#fixtures/builders/an-event.ts';
import type { SiteIndexPort } from '#ports/site-index.port.ts';
import { Admission } from '#src/server/admission/admission.ts';
import { addSitemap } from '#src/server/sitemap/sitemap.ts';
import { stillWorld } from '#tests/kit/world.ts';

const page = anEventPage();
const { uri, starts } = page.event;
const hall = aHall({ nl: { pages: [page], documents: [aDocument({ uri, title: uri, starts })] } });

/** A site whose index keeps the sections it was asked about; while it is away it answers nobody. */
class WatchedSiteIndex extends InMemorySiteIndex {
  readonly asked: string[] = [];
  isAway = false;

  override async urisOf(...question: Parameters<SiteIndexPort['urisOf']>): Promise<readonly string[]> {
    const [locale, section] = question;
    this.asked.push(`${section} ${locale}`);
    if (this.isAway) throw new Error('The index is away');
    return super.urisOf(...question);
  }
}

function served() {
  const index = new WatchedSiteIndex(hall);
  const clock = new FixedClock(hall.startsAt);
  const server = Fastify();
  addSitemap(
    server,
    stillWorld(hall, { clock, siteIndex: index }),
    new Admission({ clock, timer: new ManualTimer() }),
  );
  const statusOf = async (path: string) => (await server.inject(path)).statusCode;
  return { index, clock, statusOf };
}

const concerts = '/sitemap-concerts-nl.xml';

describe('how long a sitemap serves', () => {
  it('ROUTE-19 is an hour, however many engines ask for it at once and afterwards', async () => {
    const { index, clock, statusOf } = served();
    expect(await Promise.all([statusOf(concerts), statusOf(concerts)])).toEqual([200, 200]);
    clock.advance(59 * minute);
    expect(await statusOf(concerts)).toBe(200);
    expect(index.asked).toEqual(['event nl']);
  });

  it('ROUTE-19 is no longer than an hour, however often it is asked for meanwhile', async () => {
    const { index, clock, statusOf } = served();
    for (const wait of [0, 40, 40]) {
      clock.advance(wait * minute);
      await statusOf(concerts);
    }
    expect(index.asked).toEqual(['event nl', 'event nl']);
  });

  it('ROUTE-19 is an hour for the index of all of them too, which asks about every section', async () => {
    const { index, statusOf } = served();
    expect(await statusOf('/sitemap.xml')).toBe(200);
    const sections = index.asked.length;
    expect(await statusOf('/sitemap.xml')).toBe(200);
    expect(index.asked).toHaveLength(sections);
  });

  it('ROUTE-19 is nothing for one that could not be written: the next who asks has it tried again', async () => {
    const { index, statusOf } = served();
    index.isAway = true;
    expect([await statusOf(concerts), await statusOf('/sitemap.xml')]).toEqual([503, 503]);
    index.isAway = false;
    expect([await statusOf(concerts), await statusOf('/sitemap.xml')]).toEqual([200, 200]);
  });
});
