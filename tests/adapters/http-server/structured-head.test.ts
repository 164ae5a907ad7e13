import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { hallOf } from '#fixtures/builders/a-hall.ts';
import { anEventCard, anEventPage } from '#fixtures/builders/an-event.ts';
import { siteOfFile } from '#tests/support/site-of-test.ts';

const event = anEventCard({ title: 'Slot: </script><script>alert(1)</script>' });
const site = await siteOfFile(hallOf(anEventPage({ event })));

/** The contents of the script elements of a type, as a browser parses them. */
function scriptsOf(html: string, type: string): readonly string[] {
  const found: string[] = [];
  const walk = (node: ReturnType<typeof parse> | { childNodes?: unknown[] }): void => {
    const {
      nodeName,
      attrs = [],
      childNodes = [],
    } = node as {
      nodeName?: string;
      attrs?: { name: string; value: string }[];
      childNodes?: { value?: string }[];
    };
    if (nodeName === 'script' && attrs.some(({ name, value }) => name === 'type' && value === type)) {
      found.push(childNodes.map(({ value = '' }) => value).join(''));
    }
    for (const child of childNodes) walk(child);
  };
  walk(parse(html));
  return found;
}

describe('the structured data of a served page', () => {
  it('ROUTE-19 D03 is one block of JSON, for any text in it', async () => {
    const html = await (await site.fetch(event.url)).text();
    const blocks = scriptsOf(html, 'application/ld+json');
    expect(blocks).toHaveLength(1);
    const { '@graph': graph, ...rest } = JSON.parse(blocks[0] ?? '{}');
    expect(rest).toEqual({ '@context': 'https://schema.org' });
    expect(graph[0]).toMatchObject({ '@type': 'MusicEvent', name: event.title });
    expect(graph[1]['itemListElement'][0]).toMatchObject({ name: 'Home', item: 'http://klankhuis.example/' });
    expect(html).not.toContain('<script>alert');
  });

  it('ROUTE-19 is absent on an error page', async () => {
    const html = await (await site.fetch('/nergens')).text();
    expect(scriptsOf(html, 'application/ld+json')).toEqual([]);
  });
});
