import { type Config, readConfig } from '#src/config.ts';
import type { EnvironmentVariables } from '#src/config.ts';

/** The configuration of a site with these variables. Throws the reasons why it is refused. */
export function readyConfig(environment: EnvironmentVariables = {}): Config {
  const reading = readConfig(environment);
  if (reading.kind === 'ready') return reading.config;
  throw new Error(reading.refusals.map(({ variable, reason }) => `${variable}: ${reason}`).join('\n'));
}
