import { parseArgs } from 'node:util';
import { chooseHallFolderOrExit } from '#src/build/choose-hall.ts';
import { loadHallIdentity } from '#src/build/load-hall-identity.ts';
import { withHallContentAsCms } from '#src/config/hall-content.ts';
import { startDevServer } from '#src/demo/development/dev-server.ts';
import { exitAfterFailedStart, readConfigOrExit } from '#src/server/startup-exits.ts';

/**
 * The development server of a hall (`--hall nachtpont`), with hot module replacement, over the hall's own content or else a hall in memory.
 * `--live` uses the sandbox over HTTP instead of that one.
 */
const options = parseArgs({
  options: { live: { type: 'boolean', default: false }, hall: { type: 'string' } },
}).values;
const folder = chooseHallFolderOrExit(options.hall);
const identity = await loadHallIdentity(folder);
Object.assign(process.env, withHallContentAsCms(process.env, { folder, identity }));
const { port, host, cmsFolder } = readConfigOrExit(process.env, identity).config;
const isLive = options.live && cmsFolder === '';

await startDevServer({ port, host, isLive }).catch((cause: unknown) => exitAfterFailedStart(cause));
const source = cmsFolder || (isLive ? 'with the sandbox' : 'a hall in memory');
console.log(`Ready: http://localhost:${port} (${source})`);
