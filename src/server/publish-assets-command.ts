import { fileURLToPath } from 'node:url';
import { publishAssets } from '#adapters/http-server/operation/publish-assets.ts';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { exitWithUsage } from '#src/server/startup-exits.ts';

// `npm run publish:assets -- /srv/klankhuis/assets`: before an instance of this build is started.
const [folder] = process.argv.slice(2);
if (folder === undefined) exitWithUsage('npm run publish:assets -- /srv/klankhuis/assets');
const assets = fileURLToPath(new URL('../client/assets', import.meta.url));
const { published, compressed, compressedBytes, removed } = await publishAssets(
  assets,
  folder,
  new SystemClock().now(),
);
console.log(
  `${folder}: ${published} files of this build, ${compressed} differences to former builds (${Math.ceil(compressedBytes / 1000)} kB), ${removed} files of former builds removed`,
);
