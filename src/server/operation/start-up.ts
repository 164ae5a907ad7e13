import { type ConfigReading, readConfig } from '#src/config.ts';
import type { Environment, Refusal } from '#src/environment.ts';

/** The exit code of a process whose settings cannot be used: starting it again would change nothing (sysexits.h, EX_CONFIG). */
export const configurationError = 78;

/** Reads the environment of a process. Settings that cannot be used end it, in one sentence each. */
export function readConfigOrExit(environment: Environment): Extract<ConfigReading, { kind: 'ready' }> {
  const reading = readConfig(environment);
  return reading.kind === 'ready' ? reading : exitRefused(reading.refusals);
}

/**
 * Ends a process that could not listen on the port that `portVariable` names, in one sentence. An error of another kind is
 * thrown on.
 */
export function exitNotListening(
  cause: unknown,
  portVariable: 'PORT' | 'SANDBOX_PORT' | 'LIVENESS_PORT' = 'PORT',
): never {
  if (!(cause instanceof Error)) throw cause;
  const { code, port, address, hostname } = cause as ListenError;
  switch (code) {
    case 'EADDRINUSE':
      return exitRefused([{ variable: portVariable, why: `port ${port} is taken by another process` }]);
    case 'EACCES':
      return exitRefused([{ variable: portVariable, why: `port ${port} may not be used by this user` }]);
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
    case 'ENOTFOUND':
      return exitRefused([
        { variable: 'HOST', why: `"${hostname ?? address}" is no address of this machine` },
      ]);
    default:
      throw cause;
  }
}

/** What Node says of a listening that failed. */
interface ListenError extends Error {
  readonly code?: string;
  readonly port?: number;
  readonly address?: string;
  readonly hostname?: string;
}

/** Ends a process whose command line nobody understands. */
export function exitMisread(usage: string): never {
  console.error(`Usage: ${usage}`);
  process.exit(configurationError);
}

function exitRefused(refusals: readonly Refusal[]): never {
  for (const { variable, why } of refusals) console.error(`${variable}: ${why}.`);
  process.exit(configurationError);
}
