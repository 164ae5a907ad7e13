import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '#tests/root.ts';

/** A package in `package-lock.json`. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** A production package, on some platform. */
  readonly isProduction: boolean;
  /** Not installed on other platforms. */
  readonly isOptional: boolean;
  readonly resolved: string | undefined;
  readonly integrity: string | undefined;
}

const registry = 'https://registry.npmjs.org/';

const LockWire = v.object({
  packages: v.record(
    v.string(),
    v.object({
      name: v.optional(v.string()),
      version: v.string(),
      license: v.optional(v.string(), 'unknown'),
      dev: v.optional(v.boolean(), false),
      optional: v.optional(v.boolean(), false),
      resolved: v.optional(v.string()),
      integrity: v.optional(v.string()),
    }),
  ),
});

/** Every package in `package-lock.json` except the project itself. */
export function lockedPackages(): readonly LockedPackage[] {
  return parseLock(readFileSync(join(root, 'package-lock.json'), 'utf8'));
}

/** The names of packages from a repository, another host or a folder. One from the registry has no address in the lock, or the registry's. */
export function findForeignPackages(packages: readonly LockedPackage[]): readonly string[] {
  return packages.filter(({ resolved = registry }) => !resolved.startsWith(registry)).map(({ name }) => name);
}

/** Every package in the text of a lock except the project itself. */
export function parseLock(text: string): readonly LockedPackage[] {
  const { packages } = v.parse(LockWire, JSON.parse(text));
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { name, version, license, dev, optional, resolved, integrity }]) => ({
      name: name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      license,
      isProduction: !dev,
      isOptional: optional,
      resolved,
      integrity,
    }));
}
