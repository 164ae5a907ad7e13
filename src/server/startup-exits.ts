import { UnusableFolderError } from '#adapters/cms-folder/read-hall-folder.ts';
import { hallIdentity } from '#hall/identity.ts';
import {
  type ConfigResult,
  type EnvironmentVariables,
  type InvalidSetting,
  readConfig,
} from '#src/config.ts';

/** The exit code for an invalid configuration; a restart would not help (sysexits.h, EX_CONFIG). */
export const configurationExitCode = 78;

/** Prints one sentence for each setting that cannot be used, and exits. */
export function exitWithInvalidSettings(refusals: readonly InvalidSetting[]): never {
  for (const { variable, reason } of refusals) console.error(`${variable}: ${reason}.`);
  process.exit(configurationExitCode);
}

/** Reads the configuration from the environment. Prints one sentence per invalid variable and exits if there are any. */
export function readConfigOrExit(
  environment: EnvironmentVariables,
  identity = hallIdentity,
): Extract<ConfigResult, { kind: 'ready' }> {
  const reading = readConfig(environment, identity);
  return reading.kind === 'ready' ? reading : exitWithInvalidSettings(reading.refusals);
}

/**
 * Exits with one sentence if the process could not listen at the host and port of these variables, and with one for each unusable file
 * if the CMS is a folder. Rethrows errors of any other kind.
 */
export function exitAfterFailedStart(cause: unknown, variables = { port: 'PORT', host: 'HOST' }): never {
  if (cause instanceof UnusableFolderError) {
    return exitWithInvalidSettings(cause.reasons.map((reason) => ({ variable: 'CMS_FOLDER', reason })));
  }
  // Node's error of a failed `listen`.
  const {
    code = '',
    port,
    address,
    hostname = address,
  } = Object(cause) as NodeJS.ErrnoException &
    Readonly<Record<'port' | 'address' | 'hostname', string | undefined>>;
  const noAddress = { variable: variables.host, reason: `"${hostname}" is no address of this machine` };
  const refusals: Readonly<Record<string, InvalidSetting>> = {
    EADDRINUSE: { variable: variables.port, reason: `port ${port} is taken by another process` },
    EACCES: { variable: variables.port, reason: `port ${port} may not be used by this user` },
    EADDRNOTAVAIL: noAddress,
    EAFNOSUPPORT: noAddress,
    EAI_AGAIN: noAddress,
    ENOTFOUND: noAddress,
  };
  const refusal = refusals[code];
  if (!refusal) throw cause;
  return exitWithInvalidSettings([refusal]);
}
