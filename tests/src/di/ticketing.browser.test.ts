import { expect, it } from 'vitest';
import { ManualTimer } from '#adapters/in-memory/manual-timer.adapter.ts';
import { SilentLogger } from '#adapters/in-memory/silent-logger.adapter.ts';
import { TixLinks } from '#adapters/tix-links/tix-links.adapter.ts';
import { Logger } from '#ports/logger.port.ts';
import { Settings } from '#ports/settings.port.ts';
import { TicketingSite } from '#ports/ticketing-site.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { TixPort } from '#ports/tix.port.ts';
import { DeviceClockToken } from '#src/di/browser-clock-tokens.ts';
import { BrowserWorld } from '#src/di/browser-world.ts';
import { provideTicketing } from '#src/di/ticketing.browser.ts';
import { provideTicketingSite } from '#src/di/ticketing.ts';
import { provide } from '#src/di/world.ts';
import { TicketingInAFrame } from '#tests/adapters/tix-frame/ticketing-in-a-frame.ts';
import { defaultSettings } from '#tests/support/world.ts';

it('SWAP-6 without the address of a ticketing a browser opens no frame, and every visitor is anonymous', async () => {
  const window = new TicketingInAFrame();
  const timer = new ManualTimer();
  const settings = { ...defaultSettings(), tixUrl: '', tixEducationUrl: '' };
  const world = new BrowserWorld((bind) => {
    provide(bind, Settings, () => settings, []).inSingletonScope();
    provide(bind, Timer, () => timer, []).inSingletonScope();
    provide(bind, DeviceClockToken, () => timer.clock, []).inSingletonScope();
    provide(bind, Logger, () => new SilentLogger(), []).inSingletonScope();
    provideTicketingSite(bind);
    provideTicketing(bind, window as unknown as Window);
  });
  const tix = world.get(TixPort);
  tix.load('nl');
  expect(await tix.requestSession()).toEqual({ basket: null, user: null, profileUrl: null });
  expect(tix).toBeInstanceOf(TixLinks);
  expect(window.frame).toBeUndefined();
  expect(timer.pendingCount).toBe(0);
  expect(world.get(TicketingSite).capabilities.login).toBe('none');
});
