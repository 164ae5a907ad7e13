import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execaSync } from 'execa';
import * as v from 'valibot';
import { root } from '#tests/root.ts';
import { withoutDevelopment } from '#tests/supply-chain/without-development.ts';

const Sbom = v.object({
  bomFormat: v.literal('CycloneDX'),
  specVersion: v.string(),
  components: v.pipe(v.array(v.object({ name: v.string(), version: v.string() })), v.minLength(1)),
});

/**
 * `npm run sbom`: writes the bill of materials of what the site runs on, on any platform, for whoever keeps watch over
 * weaknesses. npm is asked in a copy that has never heard of development: told to omit it, it leaves out whatever development
 * needs as well.
 */
const directory = mkdtempSync(join(tmpdir(), 'sbom-'));
// npm calls the project by the directory it is in.
const copy = join(directory, 'klankhuis');
mkdirSync(copy);
for (const name of ['package.json', 'package-lock.json']) {
  writeFileSync(join(copy, name), withoutDevelopment(readFileSync(join(root, name), 'utf8')));
}
const { stdout, stderr, failed } = execaSync(
  'npm',
  ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'],
  {
    cwd: copy,
    reject: false,
  },
);
rmSync(directory, { recursive: true });
if (failed) throw new Error(stderr);
const { bomFormat, specVersion, components } = v.parse(Sbom, JSON.parse(stdout));
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(join(root, 'dist/sbom.cdx.json'), stdout);
console.log(`dist/sbom.cdx.json: ${bomFormat} ${specVersion}, ${components.length} components`);
