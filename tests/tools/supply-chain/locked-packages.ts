import { execaSync } from 'execa';
import * as v from 'valibot';
import { root } from '#tests/root.ts';

const Packages = v.array(
  v.object({
    name: v.string(),
    version: v.string(),
    license: v.optional(v.string(), 'unknown'),
    /** Only a development dependency, on every platform. */
    dev: v.boolean(),
    /** Not installed on other platforms. */
    optional: v.optional(v.boolean(), false),
    /** Where it comes from, if not from the registry that is asked. */
    resolved: v.nullable(v.string()),
    integrity: v.optional(v.string()),
  }),
);

/** A package in `package-lock.json`. */
export type LockedPackage = v.InferOutput<typeof Packages>[number];

/** The packages in the lock of a folder that match a selector of `npm query`, without the project itself. */
export function queryPackages(selector = '*', folder = root): readonly LockedPackage[] {
  const words = ['query', `:root ${selector}`, '--package-lock-only'];
  return v.parse(Packages, JSON.parse(execaSync('npm', words, { cwd: folder }).stdout));
}

/** The production packages, on every platform. */
export function productionPackages(): readonly LockedPackage[] {
  return queryPackages().filter(({ dev }) => !dev);
}
