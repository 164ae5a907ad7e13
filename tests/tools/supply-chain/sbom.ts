import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execaSync } from 'execa';
import * as v from 'valibot';
import { root } from '#tests/root.ts';
import { withoutDevelopment } from '#tests/tools/supply-chain/without-development.ts';

const Sbom = v.object({
  bomFormat: v.literal('CycloneDX'),
  specVersion: v.string(),
  components: v.pipe(v.array(v.object({ name: v.string(), version: v.string() })), v.minLength(1)),
});

/**
 * `npm run sbom`: writes the software bill of materials of the production packages, for all platforms. npm runs in a copy without development dependencies: with `--omit dev` it would also omit production packages that development needs.
 */
const directory = mkdtempSync(join(tmpdir(), 'sbom-'));
// npm uses the directory's name as the project's name.
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
