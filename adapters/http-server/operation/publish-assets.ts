import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { hourMs, type Instant } from '#domain/time/instant.ts';

/** How long the files of a build stay after it was last published: a page that was opened before an upgrade may still need them. */
const lifetimeMs = 7 * 24 * hourMs;

/**
 * Copies the browser files of a build into a folder that all builds share, and removes those that no build has published for a week.
 * Their names contain a hash, so files of several builds can be side by side. A file appears under its name when it is complete.
 */
export function publishAssets(
  from: string,
  to: string,
  now: Instant,
): { readonly published: number; readonly removed: number } {
  mkdirSync(to, { recursive: true });
  const names = readdirSync(from);
  for (const name of names) {
    const path = join(to, name);
    if (!existsSync(path)) {
      const incomplete = join(to, `.${name}.${process.pid}`);
      copyFileSync(join(from, name), incomplete);
      renameSync(incomplete, path);
    }
    utimesSync(path, now / 1000, now / 1000);
  }
  const expired = readdirSync(to).filter((name) => now - statSync(join(to, name)).mtimeMs > lifetimeMs);
  for (const name of expired) rmSync(join(to, name));
  return { published: names.length, removed: expired.length };
}
