import { describe, expect, it } from 'vitest';
import { TagManager } from '#adapters/tag-manager/tag-manager.adapter.ts';
import { ThirdPartyScriptLoader } from '#adapters/tag-manager/third-party-script-loader.ts';
import { createInstant } from '#domain/time/instant.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';
import { type ScriptedPage, scriptedPage } from '#tests/adapters/tag-manager/scripted-page.ts';
import { analyticsContract } from '#tests/contracts/analytics.contract.ts';
import { InMemoryAnalytics } from '#tests/support/in-memory-analytics.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';

function createTagManager(page: ScriptedPage, gtmId = 'GTM-HALL', vwoAccount = ''): TagManager {
  const scripts = new ThirdPartyScriptLoader(page);
  return new TagManager({
    window: page,
    scripts,
    clock: new ManualClock(createInstant(1000)),
    currency: 'EUR',
    gtmId,
    vwoAccount,
  });
}

const started: TrackingEvent = { kind: 'keuzehulpStarted', tree: 'mood' };
const startedEntry = { event: 'keuzehulp_start', tree: 'mood' };
const suggested: TrackingEvent = { kind: 'concertsSuggested', concerts: [] };

/** The commands of Consent Mode in the layer: what and which states. */
function commands(page: ScriptedPage) {
  return (page.dataLayer ?? [])
    .filter((entry) => Object.prototype.toString.call(entry) === '[object Arguments]')
    .map((entry) => Array.prototype.slice.call(entry));
}

analyticsContract('InMemoryAnalytics', () => {
  const analytics = new InMemoryAnalytics();
  return {
    analytics,
    titles: () => analytics.events.flatMap((event) => ('title' in event ? event.title : [])),
    fetched: () => (analytics.areScriptsLoaded ? 1 : 0),
  };
});

analyticsContract('TagManager', () => {
  const page = scriptedPage();
  return {
    analytics: createTagManager(page),
    titles: () => (page.dataLayer ?? []).flatMap((entry) => Object(entry).page_title ?? []),
    fetched: () => page.scripts.length,
  };
});

describe('the tag manager', () => {
  it('TRACK-1 receives the default first, and changes afterwards', () => {
    const page = scriptedPage();
    const analytics = createTagManager(page);
    analytics.setConsent('pending');
    analytics.setConsent('accepted');
    analytics.setConsent('denied');
    expect(commands(page).map(([, command, states]) => [command, states.analytics_storage])).toEqual([
      ['default', 'denied'],
      ['update', 'granted'],
      ['update', 'denied'],
    ]);
    expect(
      commands(page).every(([name, , states]) => name === 'consent' && states.ad_storage === 'denied'),
    ).toBe(true);
  });

  it('TRACK-5 is loaded by its id, after the start time is in the data layer', () => {
    const page = scriptedPage();
    createTagManager(page, 'GTM-A&B').setConsent('accepted');
    expect(page.scripts.map(({ src, async }) => [src, async])).toEqual([
      ['https://www.googletagmanager.com/gtm.js?id=GTM-A%26B', true],
    ]);
    expect(page.dataLayer?.at(-1)).toEqual({ 'gtm.start': 1000, event: 'gtm.js' });
  });

  it('E10 TRACK-1 TRACK-3 a blocked tag manager has everything in its layer, in order', () => {
    const page = scriptedPage();
    const analytics = createTagManager(page);
    analytics.setConsent('accepted');
    analytics.record(suggested);
    expect(page.dataLayer?.slice(-2)).toMatchObject([{ ecommerce: null }, { event: 'recommendation_view' }]);
  });

  it('E10 a tag manager that throws on an entry does not affect the page, and the entry remains', () => {
    const layer: unknown[] = Object.assign([], {
      push: () => {
        throw new Error('a tag of somebody else');
      },
    });
    const page = Object.assign(scriptedPage(), { dataLayer: layer });
    const analytics = createTagManager(page);
    analytics.setConsent('accepted');
    analytics.record(started);
    expect([...layer].at(-1)).toEqual(startedEntry);
    expect(commands(page)).toHaveLength(1);
  });

  it('uses an existing data layer, and is not loaded without an id', () => {
    const page = Object.assign(scriptedPage(), { dataLayer: ['before'] });
    const analytics = createTagManager(page, '');
    analytics.setConsent('accepted');
    analytics.record(started);
    expect([page.dataLayer[0], page.dataLayer.at(-1)]).toEqual(['before', startedEntry]);
    expect(page.scripts).toEqual([]);
  });

  it('is loaded through one Trusted Types policy that allows nothing else', () => {
    const policies: string[] = [];
    const page = scriptedPage({ policies });
    const scripts = new ThirdPartyScriptLoader(page);
    scripts.fetch('https://www.googletagmanager.com/gtm.js?id=GTM-1');
    scripts.fetch('https://consent.cookiebot.com/uc.js', { cbid: 'hall' });
    scripts.fetch('https://consent.cookiebot.com/uc.js', { cbid: 'hall' });
    expect(policies).toEqual(['site']);
    expect(page.scripts.map(({ dataset }) => dataset['cbid'])).toEqual([undefined, 'hall']);
    for (const stranger of ['https://elsewhere.test/gtm.js', 'https://www.googletagmanager.com.evil.test/']) {
      expect(() => scripts.fetch(stranger)).toThrow('No code is fetched from');
      expect(() => new ThirdPartyScriptLoader(scriptedPage()).fetch(stranger)).toThrow(
        'No code is fetched from',
      );
    }
  });
});

describe('the A/B tool', () => {
  it('TRACK-1 receives 1, 2 or 3, and before it is loaded a stub stores the latest', () => {
    const page = scriptedPage();
    const analytics = createTagManager(page);
    analytics.setConsent('pending');
    expect(page.VWO?.consentState).toBe(2);
    analytics.setConsent('denied');
    expect(page.VWO?.consentState).toBe(3);
    const heard: number[] = [];
    page.VWO = { init: (consent) => void heard.push(consent) };
    analytics.setConsent('accepted');
    expect(heard).toEqual([1]);
  });

  it('TRACK-5 is fetched by its account, with the acceptance', () => {
    const page = scriptedPage();
    const analytics = createTagManager(page, '', '4711');
    analytics.setConsent('denied');
    expect(page.scripts).toEqual([]);
    analytics.setConsent('accepted');
    expect(page.scripts.map(({ src }) => src)).toEqual([
      'https://dev.visualwebsiteoptimizer.com/lib/4711.js',
    ]);
  });
});
