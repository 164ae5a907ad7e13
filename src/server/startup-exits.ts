import { UnusableFolderError } from '#adapters/cms-folder/read-hall-folder.ts';
import { hallIdentity } from '#hall/identity.ts';
import { type ConfigResult, readConfig } from '#src/config.ts';
import type { EnvironmentVariables, InvalidSetting } from '#src/config.ts';

/** The exit code for an invalid configuration; a restart would not help (sysexits.h, EX_CONFIG). */
export const configurationExitCode = 78;

/** Reads the configuration from the environment. Prints one sentence per invalid variable and exits if there are any. */
export function readConfigOrExit(
  environment: EnvironmentVariables,
  identity = hallIdentity,
): Extract<ConfigResult, { kind: 'ready' }> {
  const reading = readConfig(environment, identity);
  return reading.kind === 'ready' ? reading : exitWithInvalidSettings(reading.refusals);
}

/** The variables that say where a server listens. */
interface ListenVariables {
  readonly port: 'PORT' | 'SANDBOX_PORT';
  readonly host: 'HOST' | 'SANDBOX_HOST';
}

/**
 * Exits with one sentence if the process could not listen where these variables say, and with one for each unusable file if the
 * CMS is a folder. Rethrows errors of any other kind.
 */
export function exitAfterFailedStart(
  cause: unknown,
  variables: ListenVariables = { port: 'PORT', host: 'HOST' },
): never {
  if (cause instanceof UnusableFolderError) {
    return exitWithInvalidSettings(cause.reasons.map((reason) => ({ variable: 'CMS_FOLDER', reason })));
  }
  if (!(cause instanceof Error)) throw cause;
  const { code, port, address, hostname } = cause as ListenError;
  switch (code) {
    case 'EADDRINUSE':
      return exitWithInvalidSettings([
        { variable: variables.port, reason: `port ${port} is taken by another process` },
      ]);
    case 'EACCES':
      return exitWithInvalidSettings([
        { variable: variables.port, reason: `port ${port} may not be used by this user` },
      ]);
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EAI_AGAIN':
    case 'ENOTFOUND':
      return exitWithInvalidSettings([
        { variable: variables.host, reason: `"${hostname ?? address}" is no address of this machine` },
      ]);
    default:
      throw cause;
  }
}

/** Node's error of a failed `listen`. */
interface ListenError extends Error {
  readonly code?: string;
  readonly port?: number;
  readonly address?: string;
  readonly hostname?: string;
}

/** Prints the usage and exits, for an invalid command line. */
export function exitWithUsage(usage: string): never {
  console.error(`Usage: ${usage}`);
  process.exit(configurationExitCode);
}

/** Prints one sentence for each setting that cannot be used, and exits. */
export function exitWithInvalidSettings(refusals: readonly InvalidSetting[]): never {
  for (const { variable, reason } of refusals) console.error(`${variable}: ${reason}.`);
  process.exit(configurationExitCode);
}
