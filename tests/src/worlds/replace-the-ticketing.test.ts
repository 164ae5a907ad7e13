import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContainerModule } from 'inversify';
import { describe, expect, it } from 'vitest';
import { createTixFrameSite } from '#adapters/tix-frame/tix-frame.site.ts';
import { Logger } from '#ports/logger.port.ts';
import { type PublicSettings, Settings } from '#ports/settings.port.ts';
import { TicketingSite } from '#ports/ticketing-site.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { TixPort } from '#ports/tix.port.ts';
import { DeviceClockToken } from '#src/worlds/browser.world.ts';
import { provideTicketing } from '#src/worlds/provide-ticketing.ts';
import { createWorld } from '#src/worlds/provide.ts';
import { provide } from '#src/worlds/provide.ts';
import { origins, TicketingInAFrame } from '#tests/adapters/tix-frame/ticketing-in-a-frame.ts';
import { root } from '#tests/root.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { settled } from '#tests/support/settled.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';
import { defaultSettings } from '#tests/support/world.ts';

/** The binding in `docs/how-to/replace-the-ticketing-adapter.md`. */
const line = tokensOf(
  "createTixFrameSite({ tix: tixUrl, education: tixEducationUrl }, 'education', tixFreePlaces);",
);

/** A text without white space and trailing commas, so that line breaks do not matter. */
function tokensOf(text: string): string {
  return text.replace(/\s+/g, '').replaceAll(',}', '}');
}

function textOf(path: string): string {
  return tokensOf(readFileSync(join(root, path), 'utf8'));
}

describe('the ticketing of a hall that sells to schools only', () => {
  it('TIX-9 is the documented line, which differs from this site’s in one word', () => {
    expect(textOf('docs/how-to/replace-the-ticketing-adapter.md')).toContain(line);
    // A project that has followed the guide passes too.
    expect(textOf('src/worlds/ticketing-site.ts').replace("},'tix',", "},'education',")).toContain(line);
    // The module below contains it too.
    expect(textOf('tests/src/worlds/replace-the-ticketing.test.ts').split(line)).toHaveLength(3);
  });

  it('TIX-9 SALE-8 is used from the start, for session and addresses', async () => {
    const window = new TicketingInAFrame();
    const settings: PublicSettings = {
      ...defaultSettings(),
      tixUrl: origins.tix,
      tixEducationUrl: origins.education,
    };
    const createSite = ({ tixUrl, tixEducationUrl, tixFreePlaces }: PublicSettings) =>
      createTixFrameSite({ tix: tixUrl, education: tixEducationUrl }, 'education', tixFreePlaces);
    let calls = 0;
    const crypto = { randomUUID: () => `call-${(calls += 1)}` };
    const timer = new ManualTimer();
    const world = createWorld([
      new ContainerModule(({ bind }) => {
        provide(bind, Settings, [], () => settings);
        provide(bind, TicketingSite, [Settings], createSite);
        provide(bind, Timer, [], () => timer);
        provide(bind, DeviceClockToken, [], () => timer.clock);
        provide(bind, Logger, [], () => new SilentLogger());
        provideTicketing(bind, Object.assign(window, { crypto }) as unknown as Window);
      }),
    ]);
    const tix = world.get(TixPort);
    window.sites.education.logIn('teacher');
    tix.load('nl');
    await settled();
    expect(tix.environment).toBe('education');
    expect(window.frame?.src).toBe(`${origins.education}/nl/itix`);
    expect(await tix.requestSession()).toMatchObject({ user: { tags: [520] } });
    expect(await tix.getEducationUser()).toMatchObject({ kind: 'known' });
  });
});
