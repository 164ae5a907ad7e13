import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyLink, toAbsoluteUrl, stripQueryAndHash } from '#domain/link/classified-link.ts';
import { theSite } from '#tests/domain/link/a-site.ts';
import { hostileText } from '#tests/domain/link/hostile-text.ts';

const linked = (url: string) => classifyLink(url, theSite);

describe('a link', () => {
  it.each([
    ['a path', '/concerten/mahler-2', '/concerten/mahler-2'],
    ['the home page', '/', '/'],
    ['a path with query and place', '/concertagenda?genres=Lied#list', '/concertagenda?genres=Lied#list'],
    ['a path with a slash at the end', '/en/?x=1', '/en?x=1'],
    ['a path with a space', '/de zaal', '/de%20zaal'],
    ['a path with spaces around it', '  /pers ', '/pers'],
    ['the own host', 'https://www.klankhuis.example/pers?x=1#y', '/pers?x=1#y'],
    ['the own host over http', 'http://www.klankhuis.example/pers', '/pers'],
    ['the own host alone', 'https://www.klankhuis.example', '/'],
    ['the test host with its port', 'https://test.klankhuis.example:8443/pers', '/pers'],
    ['the own host in capitals', 'HTTPS://WWW.KLANKHUIS.EXAMPLE/Pers', '/Pers'],
  ])('LINK-1 leads inside for %s', (_, url, path) => {
    expect(linked(url)).toEqual({ kind: 'inside', path });
  });

  it('LINK-1 takes the origin the page is served from as inside, on no list', () => {
    const site = { origin: 'http://localhost:4173' };
    expect(classifyLink('http://localhost:4173/pers', site)).toEqual({ kind: 'inside', path: '/pers' });
  });

  it('LINK-1 refuses every page of the site where the site has no origin', () => {
    expect(classifyLink('/pers', { origin: '' })).toEqual({ kind: 'refused' });
  });

  it.each([
    ['another host', 'https://example.org/a?b#c', 'https://example.org/a?b#c'],
    [
      'a host that ends like ours',
      'https://www.klankhuis.example.evil.test/',
      'https://www.klankhuis.example.evil.test/',
    ],
    [
      'a host that begins like ours',
      'https://evil-www.klankhuis.example/',
      'https://evil-www.klankhuis.example/',
    ],
    ['our host with another port', 'http://www.klankhuis.example:81/', 'http://www.klankhuis.example:81/'],
  ])('LINK-1 leads outside for %s', (_, url, address) => {
    expect(linked(url)).toEqual({ kind: 'outside', url: address });
  });

  it('LINK-1 recognizes the ticketing by its host, which is not a host of the site', () => {
    const url = 'https://kaarten.klankhuis.example/nl/login';
    expect(linked(url)).toEqual({ kind: 'ticketing', url });
    expect(linked('https://kaarten.klankhuis.example:81/')).toMatchObject({ kind: 'outside' });
    expect(linked('https://kaarten.klankhuis.example.evil.test/')).toMatchObject({ kind: 'outside' });
    expect(linked('https://mandje@kaarten.klankhuis.example/')).toEqual({ kind: 'refused' });
  });

  it('LINK-1 accepts an anchor on the page', () => {
    expect(linked('#programma')).toEqual({ kind: 'anchor', hash: '#programma' });
  });

  it.each(['mailto:kassa@klankhuis.example', 'tel:+31201234567', 'MAILTO:a@b.example'])(
    'LINK-1 leaves %s to the visitor’s own device',
    (url) => expect(linked(url)).toEqual({ kind: 'other', url }),
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript\u0000:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://www.klankhuis.example/1',
    'file:///etc/passwd',
    'view-source:https://example.org',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '\t//evil.test',
    '/.//evil.test',
    '/%2e//evil.test',
    '/a/..//evil.test',
    '/..//evil.test',
    'https:evil.test',
    'https:/evil.test',
    'https:///evil.test',
    'https:\\\\evil.test',
    'https://www.klankhuis.example@evil.test/',
    'https://user:word@example.org/',
    'https://user@example.org/',
    'https://:word@example.org/',
    'https://www.klankhuis.example//evil.test',
    'http://',
    'https://[',
    '@evil.test',
    'evil.test',
    'www.klankhuis.example/pers',
    'concerten/mahler-2',
    '?page=2',
    './pers',
    'mailto:',
    'mailto:kassa@klankhuis.example and more',
    '/a%2fb',
    '/a%5cb',
    '/%00',
    '/%',
    '/a\ud800',
    '',
    '   ',
  ])('LINK-1 refuses %j', (url) => {
    expect(linked(url)).toEqual({ kind: 'refused' });
  });
});

it('ROUTE-19 the address of a picture on another host stays as it is', () => {
  const addresses = ['/foto.jpg', '//foto.example/1.jpg', 'https://foto.example/1.jpg'];
  expect(addresses.map((address) => toAbsoluteUrl(address, 'https://hal.example'))).toEqual([
    'https://hal.example/foto.jpg',
    '//foto.example/1.jpg',
    'https://foto.example/1.jpg',
  ]);
});

describe('the path of an address', () => {
  it.each([
    ['/concertagenda?page=2#list', '/concertagenda'],
    ['/concertagenda#list?page=2', '/concertagenda'],
    ['/concertagenda', '/concertagenda'],
    ['/?keyword=a\nb', '/'],
    ['#list', ''],
    ['', ''],
  ])('the path of %j is %j', (address, pathname) => {
    expect(stripQueryAndHash(address)).toBe(pathname);
  });
});

/** Where a browser on the hall's home page would go. */
const asBrowser = (href: string) => new URL(href, `${theSite.origin}/`);

const address = fc.oneof(
  hostileText,
  hostileText.map((text) => `/${text}`),
  hostileText.map((text) => `${theSite.origin}${text}`),
);

it('LINK-1 never lets an inside link reach another host, for any text', () => {
  fc.assert(
    fc.property(address, (text) => {
      const link = classifyLink(text, theSite);
      if (link.kind !== 'inside') return;
      expect(asBrowser(link.path).origin).toBe(theSite.origin);
      expect(classifyLink(link.path, theSite)).toEqual(link);
    }),
    { numRuns: 2000, examples: [['/.//evil.test'], ['/a/..//evil.test'], ['/concerten']] },
  );
});

it('LINK-1 accepts nothing that a browser would run, and no name or password', () => {
  fc.assert(
    fc.property(address, (text) => {
      const link = classifyLink(text, theSite);
      if (link.kind !== 'outside' && link.kind !== 'other') return;
      const { protocol, username, password } = asBrowser(link.url);
      expect(link.kind === 'outside' ? ['http:', 'https:'] : ['mailto:', 'tel:']).toContain(protocol);
      expect(username + password).toBe('');
    }),
    { numRuns: 2000, examples: [['java\tscript:alert(1)'], ['https://a:b@evil.test']] },
  );
});
