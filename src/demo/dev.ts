import { parseArgs } from 'node:util';
import { startDevServer } from '#src/demo/development/dev-server.ts';
import { exitStartFailed, readConfigOrExit } from '#src/server/startup-exits.ts';

/** The development server, with hot module replacement. `--live` uses the sandbox over HTTP instead of an in-memory hall. */
const { live } = parseArgs({ options: { live: { type: 'boolean', default: false } } }).values;
const { port, host } = readConfigOrExit(process.env).config;

await startDevServer({ port, host, isLive: live }).catch((cause: unknown) => exitStartFailed(cause));
console.log(`Ready: http://localhost:${port} (${live ? 'with the sandbox' : 'a hall in memory'})`);
