import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import type { HallIdentity } from '#domain/hall/hall-identity.ts';

/** The identity of the hall in a folder, which is not the one that `#hall` is outside of a build. */
export async function loadHallIdentity(folder: string): Promise<HallIdentity> {
  const path = resolve(folder, 'identity.ts');
  const { module } = await runnerImport<{ readonly hallIdentity: HallIdentity }>(path, { configFile: false });
  return module.hallIdentity;
}
