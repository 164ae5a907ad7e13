import * as v from 'valibot';

const Project = v.looseObject({ devDependencies: v.optional(v.unknown()) });

const Lock = v.looseObject({
  packages: v.optional(v.record(v.string(), v.looseObject({ dev: v.optional(v.boolean(), false) }))),
});

/** A `package.json` or `package-lock.json` without development dependencies. */
export function withoutDevelopment(text: string): string {
  const { packages, ...file } = v.parse(Lock, withoutDependencies(JSON.parse(text)));
  if (!packages) return JSON.stringify(file);
  const needed = Object.entries(packages)
    .filter(([, { dev }]) => !dev)
    .map(([path, entry]) => [path, withoutDependencies(entry)]);
  return JSON.stringify({ ...file, packages: Object.fromEntries(needed) });
}

function withoutDependencies(described: unknown) {
  const { devDependencies: _, ...rest } = v.parse(Project, described);
  return rest;
}
