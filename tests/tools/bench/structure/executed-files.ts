import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listPaths } from '#tests/architecture/source/tree.ts';
import { root } from '#tests/root.ts';

/** The layers whose files are counted. */
const countedLayers = ['domain', 'ports', 'adapters', 'ui', 'src'] as const;

/** A script with the coverage of its functions, and its text if functions without a name of their own shall have that of their member. */
type Script = Pick<Profiler.ScriptCoverage, 'url' | 'functions'> & { readonly source?: string };

/** A file of the project with the names of its functions that ran; none for functions that are given to another one. */
export interface ExecutedFile {
  readonly path: string;
  readonly functions: readonly string[];
}

/** The project's files with an executed function, in alphabetical order. `pathOf` maps a script to a file of the project. */
export function listExecutedFiles(
  scripts: readonly Script[],
  pathOf: (url: string) => string | undefined,
): readonly ExecutedFile[] {
  const own = new Set(countedLayers.flatMap(listPaths));
  const functionsByPath = new Map<string, Set<string>>();
  for (const { url, functions, source = '' } of scripts) {
    const path = pathOf(url);
    const ran = functions.filter(hasRun);
    if (path === undefined || !own.has(path) || ran.length === 0) continue;
    const names = ran.map((one) => one.functionName || findAssignedName(source, one)).filter(isOwnName);
    functionsByPath.set(path, new Set([...(functionsByPath.get(path) ?? []), ...names]));
  }
  return [...functionsByPath]
    .map(([path, names]) => ({ path, functions: [...names].toSorted() }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** The files that ran in every trace, with the functions that did. */
export function listCommonFiles([
  first = [],
  ...others
]: readonly (readonly ExecutedFile[])[]): readonly ExecutedFile[] {
  return first.flatMap(({ path, functions }) => {
    const again = others.map((files) => files.find((file) => file.path === path));
    if (again.includes(undefined)) return [];
    return [
      { path, functions: functions.filter((name) => again.every((file) => file?.functions.includes(name))) },
    ];
  });
}

type CoveredFunction = Script['functions'][number];

function hasRun({ ranges }: CoveredFunction): boolean {
  return (ranges[0]?.count ?? 0) > 0;
}

/** The name of the member or variable that an arrow function is assigned to, or empty. V8 knows it only once the function is called by it. */
function findAssignedName(source: string, { ranges }: CoveredFunction): string {
  const before = source.slice(0, ranges[0]?.startOffset ?? 0);
  const assigned = /([#$\w]+)\s*[:=]\s*(?:\/\* @__PURE__ \*\/ )?(?:__name\()?(?:async\s*)?$/.exec(
    before.slice(-200),
  );
  return assigned?.[1] ?? '';
}

/** Whether a name is of the file, and not of the compiler's helper that names functions. */
function isOwnName(name: string): boolean {
  return name !== '' && name !== '__name';
}

/** The files with a function that runs in this process during a task. */
export async function traceExecutedFiles(task: () => Promise<unknown>): Promise<readonly ExecutedFile[]> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await session.post('Profiler.takePreciseCoverage');
    await task();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return listExecutedFiles(await withSources(session, result), pathOfFile);
  } finally {
    session.disconnect();
  }
}

/** The scripts of files with their compiled texts. */
async function withSources(
  session: Session,
  scripts: readonly Profiler.ScriptCoverage[],
): Promise<readonly Script[]> {
  await session.post('Debugger.enable');
  const files = scripts.filter(({ url }) => pathOfFile(url)?.startsWith('node_modules') === false);
  return Promise.all(
    files.map(async (script) => {
      const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId: script.scriptId });
      return { ...script, source: scriptSource };
    }),
  );
}

function pathOfFile(url: string): string | undefined {
  return url.startsWith('file:') ? relative(root, fileURLToPath(url.replace(/\?.*$/, ''))) : undefined;
}
