import { ContainerModule } from 'inversify';
import { expect, it } from 'vitest';
import { TixLinks } from '#adapters/tix-links/tix-links.adapter.ts';
import { Logger } from '#ports/logger.port.ts';
import { Settings } from '#ports/settings.port.ts';
import { TicketingSite } from '#ports/ticketing-site.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { TixPort } from '#ports/tix.port.ts';
import { toBrowserSettings } from '#src/config.ts';
import type { EnvironmentVariables } from '#src/config.ts';
import { DeviceClockToken } from '#src/worlds/browser.world.ts';
import { provideTicketing } from '#src/worlds/provide-ticketing.ts';
import { createWorld } from '#src/worlds/provide.ts';
import { provide } from '#src/worlds/provide.ts';
import { createTicketingSite, provideTicketingSite } from '#src/worlds/ticketing-site.ts';
import { TicketingInAFrame } from '#tests/adapters/tix-frame/ticketing-in-a-frame.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { readyConfig } from '#tests/support/ready-config.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';
import { defaultSettings } from '#tests/support/world.ts';

it('SWAP-6 without the address of a ticketing a browser opens no frame, and every visitor is anonymous', async () => {
  const window = new TicketingInAFrame();
  const timer = new ManualTimer();
  const settings = { ...defaultSettings(), tixUrl: '', tixEducationUrl: '' };
  const world = createWorld([
    new ContainerModule(({ bind }) => {
      provide(bind, Settings, [], () => settings);
      provide(bind, Timer, [], () => timer);
      provide(bind, DeviceClockToken, [], () => timer.clock);
      provide(bind, Logger, [], () => new SilentLogger());
      provideTicketingSite(bind);
      provideTicketing(bind, window as unknown as Window);
    }),
  ]);
  const tix = world.get(TixPort);
  tix.load('nl');
  expect(await tix.requestSession()).toEqual({ basket: null, user: null, profileUrl: null });
  expect(tix).toBeInstanceOf(TixLinks);
  expect(window.frame).toBeUndefined();
  expect(timer.pendingCount).toBe(0);
  expect(world.get(TicketingSite).capabilities.login).toBe('none');
});

it('SEAT-3 the ticketing is asked for free places only if TIX_FREE_PLACES says that it knows them', () => {
  const hasFreePlaces = (environment: EnvironmentVariables) => {
    return createTicketingSite(toBrowserSettings(readyConfig(environment))).capabilities.freePlaces;
  };
  expect(hasFreePlaces({})).toBe(false);
  expect(hasFreePlaces({ TIX_FREE_PLACES: '1' })).toBe(true);
  expect(hasFreePlaces({ TIX_FREE_PLACES: '1', TIX_URL: '' })).toBe(false);
});
