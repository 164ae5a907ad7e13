import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '#tests/root.ts';

const Sbom = v.object({
  bomFormat: v.literal('CycloneDX'),
  specVersion: v.string(),
  components: v.pipe(v.array(v.object({ name: v.string(), version: v.string() })), v.minLength(1)),
});

/** `npm run sbom`: writes the bill of materials of what the site runs on, for whoever keeps watch over weaknesses. */
const { stdout, stderr, status } = spawnSync('npm', ['sbom', '--omit=dev', '--sbom-format=cyclonedx'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
if (status !== 0) throw new Error(stderr);
const { bomFormat, specVersion, components } = v.parse(Sbom, JSON.parse(stdout));
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(join(root, 'dist/sbom.cdx.json'), stdout);
console.log(`dist/sbom.cdx.json: ${bomFormat} ${specVersion}, ${components.length} components`);
