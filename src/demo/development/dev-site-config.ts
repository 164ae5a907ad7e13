import type { Sandbox } from '#fixtures/sandbox/sandbox.ts';
import { type Config, readConfig } from '#src/config.ts';
import { demoCalendarShortcuts } from '#src/demo/demo-calendar-shortcuts.ts';
import { toSystemAddressVariables } from '#src/demo/systems-to-simulate.ts';

/** The configuration of a developer's site, by default over the sandbox. What the environment names takes precedence. */
export function readDevSiteConfig(port: number, sandbox?: Pick<Sandbox, 'urls'>): Config {
  const reading = readConfig({
    // Vite's own client makes workers and markup of texts.
    TRUSTED_TYPES: 'report',
    CALENDAR_SHORTCUTS: demoCalendarShortcuts,
    ...(sandbox ? toSystemAddressVariables(sandbox.urls) : { TIX_FREE_PLACES: '1' }),
    ...process.env,
    PORT: String(port),
    DEBUG_ROUTES: '1',
  });
  if (reading.kind === 'ready') return reading.config;
  throw new Error(reading.refusals.map(({ variable, reason }) => `${variable}: ${reason}`).join('\n'));
}
