import { describe, expect, it } from 'vitest';
import { InMemoryStorage } from '#adapters/in-memory/in-memory-storage.adapter.ts';
import { ConsentCookie } from '#adapters/tag-manager/consent-cookie.adapter.ts';
import { ThirdPartyScriptLoader } from '#adapters/tag-manager/third-party-script-loader.ts';
import { createInstant } from '#domain/time/instant.ts';
import { type ScriptedPage, scriptedPage } from '#tests/adapters/tag-manager/scripted-page.ts';
import { consentContract } from '#tests/contracts/consent.contract.ts';
import { InMemoryConsent } from '#tests/support/in-memory-consent.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';

function createConsent(
  storage: InMemoryStorage,
  page: ScriptedPage = scriptedPage(),
  toolId = '',
  confirm = () => {},
) {
  const clock = new ManualClock(createInstant(1000));
  return new ConsentCookie({
    window: page,
    storage,
    clock,
    scripts: new ThirdPartyScriptLoader(page),
    confirm,
    toolId,
  });
}

consentContract('InMemoryConsent', () => new InMemoryConsent());
consentContract('ConsentCookie', () => createConsent(new InMemoryStorage()));

const accepted = { name: 'CookieConsent', value: '{statistics%3Atrue}', maxAgeSeconds: 60 };

describe('the cookie of consent', () => {
  it('TRACK-1 is the one that the site wrote before', () => {
    const storage = new InMemoryStorage();
    createConsent(storage).answer('denied');
    expect(createConsent(storage).current()).toBe('denied');
  });

  it('WAY-30 is confirmed by one response after it is stored, also if the inline script has stored it before', () => {
    const storage = new InMemoryStorage();
    const confirmed: string[] = [];
    const consent = createConsent(storage, scriptedPage(), '', () => confirmed.push(consent.current()));
    consent.answer('denied');
    consent.answer('denied');
    expect(confirmed).toEqual(['denied']);
  });

  it('TRACK-1 is read again when the tool reports a possible change', () => {
    const page = scriptedPage();
    const storage = new InMemoryStorage();
    const consent = createConsent(storage, page, 'hall-1');
    const heard: string[] = [];
    const end = consent.listen(() => heard.push(consent.current()));
    page.dispatchEvent(new Event('CookiebotOnConsentReady'));
    storage.setCookie(accepted);
    page.dispatchEvent(new Event('CookiebotOnAccept'));
    page.dispatchEvent(new Event('CookiebotOnDecline'));
    end();
    page.dispatchEvent(new Event('CookiebotOnAccept'));
    expect(heard).toEqual(['pending', 'accepted', 'accepted']);
  });

  it.each([
    ['coming back to the tab', (page: ScriptedPage) => page.dispatchEvent(new Event('visibilitychange'))],
    ['coming back to the window', (page: ScriptedPage) => page.dispatchEvent(new Event('focus'))],
    ['the browser telling so', (page: ScriptedPage) => page.cookieStore.dispatchEvent(new Event('change'))],
  ])('TRACK-1 TRACK-5 is withdrawn in every tab when it was in one: %s', (_, notify) => {
    const page = scriptedPage();
    const storage = new InMemoryStorage();
    const consent = createConsent(storage, page);
    consent.answer('accepted');
    const heard: string[] = [];
    const end = consent.listen(() => heard.push(consent.current()));
    storage.setCookie({ ...accepted, value: '{statistics%3Afalse}' });
    notify(page);
    end();
    notify(page);
    expect(heard).toEqual(['denied']);
  });

  it('leaves the dialog to the tool if there is one, which is loaded once', () => {
    const page = scriptedPage();
    const consent = createConsent(new InMemoryStorage(), page, 'hall-1');
    expect(page.scripts).toEqual([]);
    consent.listen(() => {});
    consent.listen(() => {});
    expect(page.scripts.map(({ src, dataset }) => [src, dataset['cbid']])).toEqual([
      ['https://consent.cookiebot.com/uc.js', 'hall-1'],
    ]);
    expect(consent.dialogOwner).toBe('tool');
  });

  it("reopens the tool's dialog once the tool is loaded", () => {
    const page = scriptedPage();
    const consent = createConsent(new InMemoryStorage(), page, 'hall-1');
    consent.reopenDialog();
    let renewals = 0;
    page.Cookiebot = { renew: () => void (renewals += 1) };
    consent.reopenDialog();
    expect(renewals).toBe(1);
  });
});
