import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { folderNotation } from '#adapters/cms-folder/folder.schema.ts';
import { eventCardSchema } from '#adapters/schemas/event.schema.ts';
import { createPageSchema } from '#adapters/schemas/page.schema.ts';
import { saleSchema, ticketPriceSchema } from '#adapters/schemas/sale.schema.ts';
import { aPage } from '#fixtures/builders/a-page.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';

describe('The schemas of the domain', () => {
  it('ENT-1 accept a moment as a date-time with an offset', () => {
    const card = { ...anEventCard(), starts: '2026-12-04T20:15:00+01:00' };
    expect(v.parse(eventCardSchema, card)).toEqual(anEventCard());
  });

  it.each([
    ['a start without an offset', { starts: '2026-12-04T20:15:00' }],
    ['an address that runs script', { url: 'javascript:alert(1)' }],
    ['an unknown theme', { theme: 'neon' }],
    ['a missing title', { title: undefined }],
    ['an excerpt that runs script', { excerpt: { id: 'a', title: 'Largo', url: 'javascript:alert(1)' } }],
  ])('ENT-1 AUDIO-5 reject a concert with %s', (_, broken) => {
    expect(v.safeParse(eventCardSchema, { ...anEventCard(), ...broken }).success).toBe(false);
  });

  it.each([
    ['an unknown code', { code: 5 }],
    ['a start for a name that is no customer tag', { starts: { friends: 0 } }],
    ['a fractional end', { end: 0.5 }],
  ])('ENT-4 reject a sale with %s', (_, broken) => {
    expect(v.safeParse(saleSchema, { ...anEventCard().sale, ...broken }).success).toBe(false);
  });

  it('ENT-4 reject a negative price', () => {
    const price = { tag: null, activeFrom: null, activeTo: null, ticketType: 'Normaal', zone: '1' };
    expect(v.safeParse(ticketPriceSchema, { ...price, euros: 12.5 }).success).toBe(true);
    expect(v.safeParse(ticketPriceSchema, { ...price, euros: -1 }).success).toBe(false);
  });

  it('ENT-2 reject a text with an element that is not allowed', () => {
    const description = [{ kind: 'element', name: 'script', children: [] }];
    expect(v.safeParse(createPageSchema(folderNotation), { ...aPage(), description }).success).toBe(false);
  });
});
