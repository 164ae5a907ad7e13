import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { FolderExportDraft } from '#adapters/cms-folder/folder-export-draft.ts';

interface FolderExport {
  /** The folder that the site reads. It is a link to the last export. */
  readonly folder: string;
  /** A folder of what the other CMS does not have, such as `global.nl.json`: each export contains its files. */
  readonly base: string;
  readonly fetch: typeof globalThis.fetch;
  /** Called with a sentence for each entry, picture or sound that is left out. */
  readonly report: (problem: string) => void;
}

/** How much older an export must be to count as interrupted, in milliseconds: a younger one may still be at work. */
const interruptedAfterMs = 3_600_000;

/**
 * Exports another CMS to the folder of a hall: `fill` writes all entries into a new folder beside it, and a link is switched to that. So
 * the site sees the last export or this one, and what is gone from the CMS is gone from the folder. If anything throws, or no concert or
 * no page is left of those that the last export has, the folder stays as it was (SWAP-7).
 */
export async function exportCmsToFolder(
  { folder, base, ...dependencies }: FolderExport,
  fill: (draft: FolderExportDraft) => Promise<void>,
): Promise<void> {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() === false) {
    throw new Error(`${folder} is not the link of an export: rename it first`);
  }
  const former = existsSync(folder) ? realpathSync(folder) : undefined;
  const directory = mkdtempSync(`${folder}.`);
  try {
    chmodSync(directory, 0o755);
    cpSync(base, directory, { recursive: true });
    const draft = new FolderExportDraft({ ...dependencies, directory, former });
    await fill(draft);
    draft.leaveOutInvalid();
    refuseToEmpty(directory, former);
    symlinkSync(basename(directory), `${directory}.link`);
    renameSync(`${directory}.link`, folder);
  } catch (cause) {
    rmSync(directory, { recursive: true });
    throw cause;
  }
  removeOthers(folder, directory, former);
}

function refuseToEmpty(directory: string, former: string | undefined): void {
  const counts = ['concerts', 'pages'].map((name) => ({
    name,
    count: countFiles(join(directory, name)),
    formerCount: former === undefined ? 0 : countFiles(join(former, name)),
  }));
  const emptied = counts.find(({ count, formerCount }) => count === 0 && formerCount > 0);
  if (emptied)
    throw new Error(
      `No ${emptied.name} are left of ${emptied.formerCount} files: remove the link if that is right`,
    );
  if (counts.every(({ count }) => count === 0)) throw new Error('There are no concerts and no pages');
}

function countFiles(directory: string): number {
  return existsSync(directory) ? readdirSync(directory).length : 0;
}

/** Removes all older exports but the last one, which a site may still be reading. */
function removeOthers(folder: string, current: string, former: string | undefined): void {
  const { mtimeMs } = statSync(current);
  const prefix = `${basename(folder)}.`;
  for (const name of readdirSync(dirname(folder))) {
    const path = join(dirname(folder), name);
    if (!name.startsWith(prefix) || !/^\w{6}$/.test(name.slice(prefix.length))) continue;
    const isOld = mtimeMs - statSync(path).mtimeMs > interruptedAfterMs;
    if (isOld && realpathSync(path) !== former) rmSync(path, { recursive: true });
  }
}
