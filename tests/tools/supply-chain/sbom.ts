import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execaSync } from 'execa';
import * as v from 'valibot';
import { root } from '#tests/root.ts';

const Project = v.looseObject({ devDependencies: v.unknown() });
const Lock = v.looseObject({
  packages: v.record(v.string(), v.looseObject({ dev: v.optional(v.boolean()) })),
});
const Sbom = v.object({
  bomFormat: v.literal('CycloneDX'),
  specVersion: v.string(),
  components: v.pipe(v.array(v.unknown()), v.minLength(1)),
});

/**
 * `npm run sbom`: writes the software bill of materials of the production packages, for all platforms. npm runs in a copy without
 * development dependencies: with `--omit dev` it would also omit production packages that development needs.
 */
const directory = mkdtempSync(join(tmpdir(), 'sbom-'));
// npm uses the directory's name as the project's name.
const copy = join(directory, 'klankhuis');
mkdirSync(copy);
const { devDependencies: _, ...project } = v.parse(Project, readJson('package.json'));
const lock = v.parse(Lock, readJson('package-lock.json'));
const needed = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && !dev);
writeFileSync(join(copy, 'package.json'), JSON.stringify(project));
writeFileSync(
  join(copy, 'package-lock.json'),
  JSON.stringify({ ...lock, packages: { '': project, ...Object.fromEntries(needed) } }),
);
const words = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'];
const { stdout } = execaSync('npm', words, { cwd: copy });
rmSync(directory, { recursive: true });
const { bomFormat, specVersion, components } = v.parse(Sbom, JSON.parse(stdout));
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(join(root, 'dist/sbom.cdx.json'), stdout);
console.log(`dist/sbom.cdx.json: ${bomFormat} ${specVersion}, ${components.length} components`);

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(join(root, name), 'utf8'));
}
