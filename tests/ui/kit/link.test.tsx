import { describe, expect, it } from 'vitest';
import { createTixFrameSite } from '#adapters/tix-frame/tix-frame.site.ts';
import { defaultSettings } from '#tests/support/world.ts';
import { renderElement } from '#tests/ui/render-element.tsx';
import { Link, type LinkProps } from '#ui/kit/link.tsx';

const settings = {
  ...defaultSettings(),
  origin: 'https://www.klankhuis.example',
  hosts: ['www.klankhuis.example', 'test.klankhuis.example'],
};

const ticketing = createTixFrameSite(
  { tix: 'https://kaarten.klankhuis.example/winkel', education: 'https://scholen.klankhuis.example:8443' },
  'tix',
);

function link(href: string, props: Omit<LinkProps, 'href'> = {}, site = ticketing): string {
  return renderElement(
    <Link href={href} {...props}>
      Verder
    </Link>,
    { settings, ticketing: site },
  );
}

describe('a link of the site', () => {
  it.each(['_self', '_top', undefined] as const)(
    'LINK-1 opens another site in a new tab without opener, and states so (%s chosen)',
    (target) => {
      expect(link('https://example.org/a', { target })).toBe(
        '<a target="_blank" rel="noopener" href="https://example.org/a">Verder<span class="visually-hidden"> (opent in een nieuw tabblad)</span></a>',
      );
    },
  );

  it.each(['https://kaarten.klankhuis.example/nl/login', 'https://scholen.klankhuis.example:8443/nl/itix'])(
    'LINK-1 opens the ticketing in the same tab, whatever target an editor chose: %s',
    (href) => {
      expect(link(href)).toBe(`<a href="${href}">Verder</a>`);
      expect(link(href, { target: '_blank' })).toBe(`<a href="${href}">Verder</a>`);
    },
  );

  it('LINK-1 knows the ticketing of its page, when two pages have the same settings', () => {
    const addresses = { tix: 'https://tickets.example/shop', education: 'https://schools.example' };
    const href = 'https://tickets.example/shop/7';
    expect(link(href)).toContain('target="_blank"');
    expect(link(href, {}, createTixFrameSite(addresses, 'tix'))).toBe(`<a href="${href}">Verder</a>`);
  });

  it('LINK-1 opens an order in the same tab, whatever its host', () => {
    const href = 'https://partner.example/order/7';
    expect(link(href, { isOrder: true })).toBe(`<a data-link="order" href="${href}">Verder</a>`);
  });

  it.each([
    ['https://test.klankhuis.example/pers', '/pers'],
    ['/pers', '/pers'],
    ['#top', '#top'],
    ['mailto:kassa@klankhuis.example', 'mailto:kassa@klankhuis.example'],
  ])('LINK-1 maps %s to %s, in the same tab', (href, to) => {
    expect(link(href)).toBe(`<a href="${to}">Verder</a>`);
  });

  it('LINK-1 opens a page of the site in the target the editor chose, without opener', () => {
    expect(link('/pers', { target: '_blank' })).toBe(
      '<a target="_blank" rel="noopener" href="/pers">Verder</a>',
    );
  });

  it('LINK-1 is plain text if the address is invalid', () => {
    expect(link('javascript:alert(1)')).toBe('<span>Verder</span>');
  });
});
