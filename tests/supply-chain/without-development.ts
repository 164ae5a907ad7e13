import * as v from 'valibot';
import { bundledPackages } from '#tests/supply-chain/bundled.ts';

const Names = v.optional(v.record(v.string(), v.string()), {});

const Project = v.looseObject({ dependencies: Names, devDependencies: Names });

const Lock = v.looseObject({
  packages: v.optional(v.record(v.string(), v.looseObject({ dev: v.optional(v.boolean(), false) }))),
});

/** A `package.json` or `package-lock.json` without development dependencies, except those that the build bundles. */
export function withoutDevelopment(text: string): string {
  const { packages, ...file } = v.parse(Lock, withoutDependencies(JSON.parse(text)));
  if (!packages) return JSON.stringify(file);
  const needed = Object.entries(packages)
    .filter(
      ([path, { dev }]) => !dev || bundledPackages.some((name) => path.endsWith(`node_modules/${name}`)),
    )
    .map(([path, { dev: _, ...entry }]) => [path, withoutDependencies(entry)]);
  return JSON.stringify({ ...file, packages: Object.fromEntries(needed) });
}

function withoutDependencies(described: unknown) {
  const { devDependencies, dependencies, ...rest } = v.parse(Project, described);
  const bundled = Object.entries(devDependencies).filter(([name]) => bundledPackages.includes(name));
  return { ...rest, dependencies: { ...dependencies, ...Object.fromEntries(bundled) } };
}
