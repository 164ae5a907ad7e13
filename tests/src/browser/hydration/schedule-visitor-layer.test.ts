import { describe, expect, it } from 'vitest';
import type { TixEnvironment } from '#domain/session/tix-environment.ts';
import type { Consent } from '#domain/tracking/consent.ts';
import {
  type InteractionWindow,
  isVisitorLayerNeeded,
  scheduleVisitorLayer,
} from '#src/browser/hydration/schedule-visitor-layer.ts';
import { toKnownVisitorKeyOfTicketing } from '#src/browser/hydration/schedule-visitor-layer.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { keuzehulpStorageKey } from '#ui/stores/keuzehulp-storage-keys.ts';

/** A page that has just been hydrated, with the visitor layer scheduled. */
function aPage(past: { isNeeded?: boolean; hasBeenActive?: boolean; scrollY?: number } = {}) {
  const { isNeeded = false, hasBeenActive = false, scrollY = 0 } = past;
  const events = new EventTarget();
  const window: InteractionWindow = {
    scrollY,
    navigator: { userActivation: { hasBeenActive } },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  const timer = new ManualTimer();
  let loads = 0;
  scheduleVisitorLayer({ window, timer, isNeeded, load: () => (loads += 1) });
  return { timer, act: (type: string) => events.dispatchEvent(new Event(type)), loads: () => loads };
}

describe('the visitor layer of a page', () => {
  it('WAY-50 is not loaded while the visitor only reads, for ten seconds', () => {
    const { timer, loads } = aPage();
    timer.advance(9999);
    expect(loads()).toBe(0);
    timer.advance(1);
    expect(loads()).toBe(1);
  });

  it.each(['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'])(
    'WAY-50 is loaded a second after the first %s, once',
    (type) => {
      const { act, loads, timer } = aPage();
      act(type);
      timer.advance(999);
      expect(loads()).toBe(0);
      timer.advance(1);
      expect(loads()).toBe(1);
      act('keydown');
      timer.advance(60_000);
      expect(loads()).toBe(1);
    },
  );

  it.each([
    ['has something to see at once', { isNeeded: true }],
    ['has pressed something before', { hasBeenActive: true }],
    ['has scrolled before', { scrollY: 200 }],
  ])('WAY-50 is loaded at once for a visitor who %s', (_, past) => {
    expect(aPage(past).loads()).toBe(1);
  });
});

describe('what a browser indicates about its visitor', () => {
  const noIndications = {
    consent: 'pending' as Consent,
    hasConsentTool: false,
    referrer: '',
    ticketingHosts: ['tickets.example'],
    environment: 'tix' as const,
    hasFragment: false,
    localStorage: () => ({ getItem: (): string | null => null }),
    sessionStorage: () => ({ getItem: (): string | null => null }),
  };

  it.each([
    ['accepts statistics', { consent: 'accepted' as const }],
    ['is asked about statistics by a consent tool', { hasConsentTool: true }],
    ['comes from ticketing', { referrer: 'https://tickets.example/nl/profile' }],
    ['had a login or a basket on this device', { localStorage: () => deviceKnownTo('tix') }],
    ['opens a place within a page, as a run of the keuzehulp', { hasFragment: true }],
    [
      'has begun the keuzehulp in this tab',
      { sessionStorage: () => ({ getItem: (key: string) => (key === keuzehulpStorageKey ? '{}' : null) }) },
    ],
  ])('WAY-50 needs the visitor layer at once where the visitor %s', (_, indication) => {
    expect(isVisitorLayerNeeded({ ...noIndications, ...indication })).toBe(true);
  });

  it.each([
    ['is new', {}],
    ['has denied statistics', { consent: 'denied' as const }],
    ['comes from another site', { referrer: 'https://news.example/tickets.example' }],
    ['was logged in at the ticketing for schools alone', { localStorage: () => deviceKnownTo('education') }],
    ['comes from an address that is none', { referrer: 'about' }],
    [
      'blocks storage',
      {
        localStorage: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      },
    ],
  ])('WAY-50 needs no visitor layer where the visitor %s', (_, indication) => {
    expect(isVisitorLayerNeeded({ ...noIndications, ...indication })).toBe(false);
  });
});

/** The storage of a device whose visitor was logged in at this ticketing. */
function deviceKnownTo(environment: TixEnvironment) {
  return { getItem: (key: string) => (key === toKnownVisitorKeyOfTicketing(environment) ? 'yes' : null) };
}
