import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listPaths } from '#tests/architecture/source/tree.ts';
import { root } from '#tests/root.ts';

/** The layers whose files are counted. */
export const countedLayers = ['domain', 'ports', 'adapters', 'ui', 'src'] as const;

type Script = Pick<Profiler.ScriptCoverage, 'url' | 'functions'>;

/** The project's files with an executed function, in alphabetical order. `toFigureImagePath` maps a script to a file of the project. */
export function listExecutedFiles(
  scripts: readonly Script[],
  pathOf: (url: string) => string | undefined,
): readonly string[] {
  const own = new Set(countedLayers.flatMap(listPaths));
  const run = scripts
    .filter(({ functions }) => functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0))
    .flatMap(({ url }) => pathOf(url) ?? []);
  return [...new Set(run)].filter((path) => own.has(path)).toSorted();
}

/** The files with a function that runs in this process during a task. */
export async function traceExecutedFiles(task: () => Promise<unknown>): Promise<readonly string[]> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await session.post('Profiler.takePreciseCoverage');
    await task();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return listExecutedFiles(result, pathOfFile);
  } finally {
    session.disconnect();
  }
}

function pathOfFile(url: string): string | undefined {
  return url.startsWith('file:') ? relative(root, fileURLToPath(url.replace(/\?.*$/, ''))) : undefined;
}
