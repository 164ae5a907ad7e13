import { describe, expect, it } from 'vitest';
import { createEducationUserFormPage } from '#domain/education/education-user-form-page.ts';
import { redirectDefaultPrefix, toSetLanguagePath } from '#domain/locale/locale-routes.ts';
import { aPage } from '#tests/domain/page/a-page.ts';
import {
  computePageAlternates,
  computeCanonicalOnlyAlternates,
  toLanguageSwitchLink,
} from '#ui/head/page-alternates.ts';

const origin = 'https://www.klankhuis.example';

describe('the languages of a page', () => {
  it('ROUTE-19 names the page’s own address, its other language, and Dutch for everybody else', () => {
    expect(computePageAlternates(aPage(), origin)).toEqual({
      canonical: `${origin}/over/het-huis`,
      languages: [
        { hreflang: 'nl', href: `${origin}/over/het-huis` },
        { hreflang: 'en', href: `${origin}/en/about/the-house` },
        { hreflang: 'x-default', href: `${origin}/over/het-huis` },
      ],
    });
  });

  it('ROUTE-19 uses another version as default without a Dutch one', () => {
    const english = aPage({ language: 'en', url: '/en/about', alternatives: [] });
    expect(computePageAlternates(english, origin).languages).toEqual([
      { hreflang: 'en', href: `${origin}/en/about` },
      { hreflang: 'x-default', href: `${origin}/en/about` },
    ]);
  });

  it.each([
    ['a path', '/elders', `${origin}/elders`],
    ['another site', 'https://example.org/a', 'https://example.org/a'],
    ['nothing that is an address', 'javascript:1', `${origin}/over/het-huis`],
    ['an e-mail address', 'mailto:info@klankhuis.example', `${origin}/over/het-huis`],
    ['an anchor', '#main', `${origin}/over/het-huis`],
  ])('ROUTE-19 lets an editor name %s as canonical', (_, canonical, address) => {
    expect(computePageAlternates(aPage({ seo: { title: 'x', canonical } }), origin).canonical).toBe(address);
  });

  it.each(['https://example.org/en', '/about', '//evil.test/en', 'javascript:1', ''])(
    'ROUTE-19 takes %j as no English version',
    (url) => {
      const page = aPage({ alternatives: [{ language: 'en', url }] });
      expect(computePageAlternates(page, origin).languages.map(({ hreflang }) => hreflang)).toEqual([
        'nl',
        'x-default',
      ]);
    },
  );
});

it('ROUTE-19 leaves the languages of a list to the page with the same content', () => {
  expect(computeCanonicalOnlyAlternates('/alles?page=2', origin)).toEqual({
    canonical: `${origin}/alles?page=2`,
    languages: [],
  });
  expect(computeCanonicalOnlyAlternates('mailto:x', origin).canonical).toBe(origin);
});

it('ROUTE-19 omits versions that are not on the site', () => {
  const page = aPage({ url: 'https://example.org/elders', alternatives: [] });
  expect(computePageAlternates(page, origin)).toEqual({
    canonical: 'https://example.org/elders',
    languages: [],
  });
});

it('ROUTE-19 takes no English address that is labelled as Dutch', () => {
  const page = aPage({ alternatives: [{ language: 'nl', url: '/en/about' }] });
  expect(computePageAlternates(page, origin).languages.map(({ hreflang }) => hreflang)).toEqual([
    'nl',
    'x-default',
  ]);
});

describe('the language switch', () => {
  it('LAYOUT-16 leads to the same page in the other language, and names it in itself', () => {
    expect(toLanguageSwitchLink('nl', aPage(), origin)).toEqual({
      locale: 'en',
      name: 'English',
      path: '/en/about/the-house',
      href: '/set-language/en/about/the-house',
    });
  });

  it('ROUTE-4 LAYOUT-16 leads from the form of a school’s account to the same form in the other language', () => {
    const page = createEducationUserFormPage('nl', 'Gegevens van uw school');
    expect(toLanguageSwitchLink('nl', page, origin)?.path).toBe('/en/education/user/edit');
  });

  it('LAYOUT-16 leads to the other language’s home where there is no such page', () => {
    const toEnglish = toLanguageSwitchLink('nl', aPage({ alternatives: [] }), origin);
    expect([toEnglish?.path, toEnglish?.href]).toEqual(['/en', toSetLanguagePath('/en')]);
    const toDutch = toLanguageSwitchLink('en', undefined, origin);
    expect([toDutch?.name, toDutch?.path]).toEqual(['Nederlands', '/']);
  });

  it('ROUTE-9 leads to the Dutch home by the address that remembers the choice, and never by the prefix', () => {
    const home = aPage({
      language: 'en',
      url: '/en',
      alternatives: [{ language: 'nl', url: 'https://www.klankhuis.example/' }],
    });
    for (const page of [home, undefined])
      expect(toLanguageSwitchLink('en', page, origin)).toMatchObject({
        path: '/',
        href: toSetLanguagePath('/'),
      });
    expect(redirectDefaultPrefix(toSetLanguagePath('/'))).toBeUndefined();
  });
});
